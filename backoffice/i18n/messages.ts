import type { dictionary } from '#backoffice/i18n/ru/dictionary.ts'
import type { KeysOf, SameAs } from '#contract/rules/message-keys.ts'

export type Messages = SameAs<typeof dictionary>
/** The key of a text: `orders.title`; plural forms share one key. */
export type MessageKey = KeysOf<typeof dictionary>
