import { createStore } from '#app/browser/store.ts'

export type OverlayName = 'search' | 'help' | 'more' | 'notices'

export const overlayStore = createStore<OverlayName | null>(null)
