"""How light playouts of Project L choose."""
