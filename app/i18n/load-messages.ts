import { use } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { LazyMessages, LazyPart } from '#app/i18n/messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import type { Language } from '#contract/language.ts'

/** Loaders of the messages that the first screen does not need: `account` for the sign-in and account pages, `enquiry` for the forms. */
const sources: { [Part in LazyPart]: Record<Language, () => Promise<LazyMessages[Part]>> } = {
  account: {
    en: () => import('#app/i18n/en/account-dictionary.ts').then((file) => file.accountDictionary),
    ru: () => import('#app/i18n/ru/account-dictionary.ts').then((file) => file.accountDictionary),
  },
  enquiry: {
    en: () => import('#app/i18n/en/enquiry-dictionary.ts').then((file) => file.enquiryDictionary),
    ru: () => import('#app/i18n/ru/enquiry-dictionary.ts').then((file) => file.enquiryDictionary),
  },
}

const loading: Partial<Record<LazyPart, Promise<void>>> = {}

/** Loads lazy messages once. After a failure, the next call retries. */
export function loadMessages(translator: Translator, part: LazyPart): Promise<void> {
  return (loading[part] ??= load(translator, part).catch((error: unknown) => {
    delete loading[part]
    throw error
  }))
}

async function load({ language, addMessages, hasMessages }: Translator, part: LazyPart): Promise<void> {
  if (!hasMessages(part)) addMessages(part, await sources[part][language]())
}

// `use` reads a promise with the fields `status` and `value` synchronously
const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Suspends until the lazy messages have loaded; inside a transition, the previous content stays visible. Calls `use` even if the messages
 * have loaded, because a render that React repeats must call the same hooks.
 */
export function useMessages(part: LazyPart): void {
  const translator = useI18n()
  use(translator.hasMessages(part) ? loaded : loadMessages(translator, part))
}
