"""Many games at once on an NVIDIA GPU, in torch tensors."""

from rapido.kernel.gpu.batch import GpuBatch

__all__ = ["GpuBatch"]
