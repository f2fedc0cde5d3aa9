import { use } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translator } from '#app/i18n/translator.ts'

let loading: Promise<void> | undefined

/** Brings the sentences of signing in and of the account pages; asked again only when it failed. */
export function loadAccountWords({ language, learn, isWhole }: Translator): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading

  async function load(): Promise<void> {
    if (isWhole()) return
    const { accountDictionary } = await (language === 'en'
      ? import('#app/i18n/en/account-dictionary.ts')
      : import('#app/i18n/ru/account-dictionary.ts'))
    learn(accountDictionary)
  }
}

/** Waits for those sentences: what stood before stays until they are there. */
export function useAccountWords(): void {
  const translator = useI18n()
  if (!translator.isWhole()) use(loadAccountWords(translator))
}
