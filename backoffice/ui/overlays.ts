import { createStore } from '#app/browser/store.ts'

export type OverlayName = 'search' | 'help' | 'more' | 'notices' | 'last-act'

export const overlayStore = createStore<OverlayName | null>(null)
