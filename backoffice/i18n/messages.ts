import type { assignment } from '#backoffice/i18n/ru/assignment.ts'
import type { deals } from '#backoffice/i18n/ru/deals.ts'
import type { dictionary } from '#backoffice/i18n/ru/dictionary.ts'
import type { emptyShopPage } from '#backoffice/i18n/ru/empty-shop-page.ts'
import type { importFile } from '#backoffice/i18n/ru/import-file.ts'
import type { officeSale } from '#backoffice/i18n/ru/office-sale.ts'
import type { ownerSettingsPage } from '#backoffice/i18n/ru/owner-settings-page.ts'
import type { rates } from '#backoffice/i18n/ru/rates.ts'
import type { templates } from '#backoffice/i18n/ru/templates.ts'
import type { wallets } from '#backoffice/i18n/ru/wallets.ts'
import type { KeysOf, SameAs } from '#contract/rules/message-keys.ts'

export type Messages = SameAs<typeof dictionary>
/** Texts that `PageTexts` loads together with the page that uses them. */
export type PageMessages = {
  assignment: typeof assignment
  deals: typeof deals
  emptyShopPage: typeof emptyShopPage
  importFile: typeof importFile
  officeSale: typeof officeSale
  ownerSettingsPage: typeof ownerSettingsPage
  rates: typeof rates
  templates: typeof templates
  wallets: typeof wallets
}
/** The key of a text, such as `orders.title`. All plural forms of a text share one key. */
export type MessageKey = KeysOf<typeof dictionary> | KeysOf<PageMessages>
