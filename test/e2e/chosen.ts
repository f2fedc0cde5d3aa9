import type { Chosen } from '#server/start/open-shop.ts'

/** A fixed seed for all shops of the browser tests, so that lists and home pages show the same pieces in every run. */
export const chosen: Chosen = { shuffleSeed: () => 1 }
