import type { dictionary } from '#backoffice/i18n/ru/dictionary.ts'
import type { KeysOf, SameAs } from '#contract/rules/message-keys.ts'

export type Messages = SameAs<typeof dictionary>
/** The name of a sentence: `orders.title`; plural forms have one name. */
export type MessageKey = KeysOf<typeof dictionary>
