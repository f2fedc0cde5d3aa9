import type { Texts } from '#contract/rules/article.ts'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import { documentOf, type TextDocument } from '#contract/rules/staff/text-document.ts'
import { about } from '#server/domain/page-texts/defaults/about.ts'
import { appointment } from '#server/domain/page-texts/defaults/appointment.ts'
import { authenticity } from '#server/domain/page-texts/defaults/authenticity.ts'
import { contacts } from '#server/domain/page-texts/defaults/contacts.ts'
import { faq } from '#server/domain/page-texts/defaults/faq.ts'
import { payment } from '#server/domain/page-texts/defaults/payment.ts'
import { privacyPolicy } from '#server/domain/page-texts/defaults/privacy-policy.ts'
import { service } from '#server/domain/page-texts/defaults/service.ts'
import { services } from '#server/domain/page-texts/defaults/services.ts'
import { support } from '#server/domain/page-texts/defaults/support.ts'
import { terms } from '#server/domain/page-texts/defaults/terms.ts'
import { watchBuyback } from '#server/domain/page-texts/defaults/watch-buyback.ts'

export const defaultTexts: Record<TextPageName, Texts> = {
  about,
  contacts,
  services,
  authenticity,
  service,
  appointment,
  'watch-buyback': watchBuyback,
  faq,
  support,
  payment,
  terms,
  'privacy-policy': privacyPolicy,
}

const documents = new Map<TextPageName, TextDocument>()

/** Returns the default text of a page in the editor's format. */
export function getDefaultDocument(page: TextPageName): TextDocument {
  const known = documents.get(page) ?? documentOf(defaultTexts[page])
  documents.set(page, known)
  return known
}
