import type { Chosen } from '#server/start/open-shop.ts'

/** Fixed choices of all shops of the browser tests: lists and home pages show the same pieces in every run. */
export const chosen: Chosen = { shuffleSeed: () => 1 }
