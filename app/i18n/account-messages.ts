import { use } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translator } from '#app/i18n/translator.ts'

let loading: Promise<void> | undefined

/** Loads the sentences of signing in and of the account pages; again only after a failure. */
export function loadAccountMessages({ language, addMessages, hasAccountMessages }: Translator): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading

  async function load(): Promise<void> {
    if (hasAccountMessages()) return
    const { accountDictionary } = await (language === 'en'
      ? import('#app/i18n/en/account-dictionary.ts')
      : import('#app/i18n/ru/account-dictionary.ts'))
    addMessages(accountDictionary)
  }
}

/** Waits for those sentences: the previous content stays until they are there. */
export function useAccountMessages(): void {
  const translator = useI18n()
  if (!translator.hasAccountMessages()) use(loadAccountMessages(translator))
}
