/* The rules are compiled for the CPU as C, and for a GPU as CUDA, where they run on the device. */
#ifndef RAPIDO_DEVICE_H
#define RAPIDO_DEVICE_H

#ifdef __CUDACC__
#define DEVICE __device__
#else
#define DEVICE
#endif

#endif
