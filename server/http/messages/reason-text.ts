import type { Language } from '#contract/language.ts'
import { formatWeekday } from '#contract/rules/dates.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import type { SentenceValues } from '#server/context/coded-error.ts'
import type { Reason } from '#server/context/reasons.ts'
import { nameChecklistItems } from '#server/domain/pieces/checklist-names.ts'
import { accountMessages } from '#server/http/messages/account.ts'
import { auditMessages } from '#server/http/messages/audit.ts'
import { backupMessages } from '#server/http/messages/backup.ts'
import { buybackMessages } from '#server/http/messages/buyback.ts'
import { cartMessages } from '#server/http/messages/cart.ts'
import { companyMessages } from '#server/http/messages/company.ts'
import { contentMessages } from '#server/http/messages/content.ts'
import { emptyShopMessages } from '#server/http/messages/empty-shop.ts'
import { enquiryMessages } from '#server/http/messages/enquiry.ts'
import { importMessages } from '#server/http/messages/import.ts'
import { offerMessages } from '#server/http/messages/offer.ts'
import { orderMessages } from '#server/http/messages/order.ts'
import { ownerSettingMessages } from '#server/http/messages/owner-settings.ts'
import { personMessages } from '#server/http/messages/person.ts'
import { photoMessages } from '#server/http/messages/photo.ts'
import { pieceMessages } from '#server/http/messages/piece.ts'
import { profileMessages } from '#server/http/messages/profile.ts'
import { quoteMessages } from '#server/http/messages/quote.ts'
import { reportMessages } from '#server/http/messages/report.ts'
import { staffOrderMessages } from '#server/http/messages/staff-order.ts'
import { staffMessages } from '#server/http/messages/staff.ts'
import { stockMessages } from '#server/http/messages/stock.ts'
import { walletMessages } from '#server/http/messages/wallet.ts'

const sentences: Record<Language, Record<Reason, string>> = {
  ru: {
    ...accountMessages.ru,
    ...backupMessages.ru,
    ...buybackMessages.ru,
    ...cartMessages.ru,
    ...profileMessages.ru,
    ...offerMessages.ru,
    ...orderMessages.ru,
    ...enquiryMessages.ru,
    ...importMessages.ru,
    ...stockMessages.ru,
    ...staffMessages.ru,
    ...pieceMessages.ru,
    ...personMessages.ru,
    ...photoMessages.ru,
    ...quoteMessages.ru,
    ...reportMessages.ru,
    ...auditMessages.ru,
    ...staffOrderMessages.ru,
    ...companyMessages.ru,
    ...emptyShopMessages.ru,
    ...ownerSettingMessages.ru,
    ...contentMessages.ru,
    ...walletMessages.ru,
  },
  en: {
    ...accountMessages.en,
    ...backupMessages.en,
    ...buybackMessages.en,
    ...cartMessages.en,
    ...profileMessages.en,
    ...offerMessages.en,
    ...orderMessages.en,
    ...enquiryMessages.en,
    ...importMessages.en,
    ...stockMessages.en,
    ...staffMessages.en,
    ...pieceMessages.en,
    ...personMessages.en,
    ...photoMessages.en,
    ...quoteMessages.en,
    ...reportMessages.en,
    ...auditMessages.en,
    ...staffOrderMessages.en,
    ...companyMessages.en,
    ...emptyShopMessages.en,
    ...ownerSettingMessages.en,
    ...contentMessages.en,
    ...walletMessages.en,
  },
}

export function reasonText(language: Language, reason: Reason, values: SentenceValues = {}): string {
  const written = Object.entries(values).map(([name, value]) => [name, writeValue(language, value)])
  return fillTemplate(sentences[language][reason], Object.fromEntries(written))
}

function writeValue(language: Language, value: SentenceValues[string]): string | number {
  if (typeof value !== 'object') return value
  if ('day' in value) return formatWeekday(language, value.day)
  return 'cents' in value ? formatCents(language, value.cents) : nameChecklistItems(value.items, language)
}
