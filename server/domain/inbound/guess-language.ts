import type { Language } from '#contract/language.ts'

/** Guesses the language of a text: Russian if it has a Cyrillic letter. */
export const guessLanguage = (text: string): Language => (/[а-яё]/i.test(text) ? 'ru' : 'en')
