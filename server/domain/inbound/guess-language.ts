import type { Language } from '#contract/language.ts'

/** The language of somebody who never chose one: Russian where there is a letter of it. */
export const guessLanguage = (text: string): Language => (/[а-яё]/i.test(text) ? 'ru' : 'en')
