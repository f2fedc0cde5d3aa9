import { createStore } from '#app/browser/store.ts'

export type OverlayName = 'search' | 'help' | 'more' | 'notices'

/** Which of the shell's own windows is open: anything may open it. */
export const overlayStore = createStore<OverlayName | null>(null)
