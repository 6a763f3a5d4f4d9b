// Whether there is room beside the table; the styles of the table say the same.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 62rem) and (min-height: 35.01rem)");
