// Whether the screen has room next to the table; TableLayout.svelte uses the same query.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 62rem) and (min-height: 35.01rem)");
