import { type ReactNode, useMemo } from 'react'
import { I18nProvider, useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { PageMessages } from '#backoffice/i18n/messages.ts'
import { extendTranslator } from '#backoffice/i18n/translator.ts'
import type { Language } from '#contract/language.ts'
import type { SameAs } from '#contract/rules/message-keys.ts'

type Texts = Record<Language, Partial<SameAs<PageMessages>>>

/** Provides texts that only one page uses. This keeps them out of the dictionary, which is loaded before the first view. */
export function PageTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const translator = useI18n()
  const extended = useMemo(() => extendTranslator(translator, texts[translator.language]), [translator, texts])
  return <I18nProvider translator={extended}>{children}</I18nProvider>
}
