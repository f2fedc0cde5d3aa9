import { createStore } from '#app/browser/store.ts'
import { loadTranslator } from '#backoffice/i18n/load-translator.ts'
import type { Translator } from '#backoffice/i18n/translator.ts'
import type { Language } from '#contract/language.ts'

/** The sentences that are shown; null until the first ones are loaded. */
export const translatorStore = createStore<Translator | null>(null)

/** Shows the back office in another language; nothing on the page is lost. */
export async function showLanguage(language: Language): Promise<void> {
  if (translatorStore.get()?.language !== language) translatorStore.set(await loadTranslator(language))
}
