import { createStore } from '#app/browser/store.ts'

export type OverlayName = 'search' | 'help' | 'more' | 'notices'

/** The open overlay of the shell; any component may set it. */
export const overlayStore = createStore<OverlayName | null>(null)
