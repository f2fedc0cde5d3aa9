import { browserStorage } from '#app/browser/storage.ts'
import type { Language } from '#contract/language.ts'

const key = 'staff-appearance'
export type Theme = 'auto' | 'light' | 'dark'

/** Applies a theme and a language, and stores both for `first-paint.js`, which reads them before the first paint. */
export function showAppearance({ language, theme }: { language: Language; theme: Theme }): void {
  browserStorage.set(key, JSON.stringify({ language, theme }))
  document.documentElement.lang = language
  document.documentElement.dataset.choice = theme
}
