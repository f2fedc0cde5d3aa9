import { browserStorage } from '#app/browser/storage.ts'
import type { Language } from '#contract/language.ts'

const key = 'staff-appearance'
export type Theme = 'auto' | 'light' | 'dark'

/** Applies a theme and a language. Stores both on the device, where `first-paint.js` reads them at the next visit. */
export function showAppearance({ language, theme }: { language: Language; theme: Theme }): void {
  browserStorage.set(key, JSON.stringify({ language, theme }))
  document.documentElement.lang = language
  document.documentElement.dataset.choice = theme
}
