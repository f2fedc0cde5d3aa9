import { browserStorage } from '#app/browser/storage.ts'
import type { Language } from '#contract/language.ts'

const key = 'staff-appearance'
export type Theme = 'auto' | 'light' | 'dark'

/** Shows a theme, and stores it with the language for the next load: `first-paint.js` reads both before anything is painted. */
export function showAppearance({ language, theme }: { language: Language; theme: Theme }): void {
  browserStorage.set(key, JSON.stringify({ language, theme }))
  document.documentElement.lang = language
  document.documentElement.dataset.choice = theme
}
