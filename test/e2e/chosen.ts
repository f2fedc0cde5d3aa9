import type { Chosen } from '#server/start/open-shop.ts'

/** What all shops of the browser tests have in common: their lists and home pages show the same pieces in every run. */
export const chosen: Chosen = { shuffleSeed: () => 1 }
