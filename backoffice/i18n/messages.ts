import type { dictionary } from '#backoffice/i18n/ru/dictionary.ts'
import type { importFile } from '#backoffice/i18n/ru/import-file.ts'
import type { officeSale } from '#backoffice/i18n/ru/office-sale.ts'
import type { wallets } from '#backoffice/i18n/ru/wallets.ts'
import type { KeysOf, SameAs } from '#contract/rules/message-keys.ts'

export type Messages = SameAs<typeof dictionary>
/** Texts that are loaded with their page, by `PageTexts`. */
export type PageMessages = { importFile: typeof importFile; officeSale: typeof officeSale; wallets: typeof wallets }
/** The key of a text: `orders.title`; plural forms share one key. */
export type MessageKey = KeysOf<typeof dictionary> | KeysOf<PageMessages>
