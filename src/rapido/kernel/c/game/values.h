/* How many values a roll can have (R8); for the solvers on a GPU as well, which are C++. */
#ifndef RAPIDO_VALUES_H
#define RAPIDO_VALUES_H

enum { VALUES = 30 };

#endif
