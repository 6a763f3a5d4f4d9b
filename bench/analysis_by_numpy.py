"""The analysis worker as it is without the kernel: the baseline of bench/server_reviews.py."""

from rapido.kernel.native import library
from rapido.kernel.native.library import KernelUnavailable

library._load = lambda: KernelUnavailable("not used here")  # type: ignore[assignment] # noqa: SLF001

from rapido.web.workers.analysis_process import main  # noqa: E402

if __name__ == "__main__":
    main()
