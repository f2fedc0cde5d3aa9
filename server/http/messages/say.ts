import type { Language } from '#contract/language.ts'
import type { Reason } from '#server/context/reasons.ts'
import { accountMessages } from '#server/http/messages/account.ts'
import { enquiryMessages } from '#server/http/messages/enquiry.ts'
import { cartMessages } from '#server/http/messages/cart.ts'
import { orderMessages } from '#server/http/messages/order.ts'
import { profileMessages } from '#server/http/messages/profile.ts'

const sentences: Record<Language, Record<Reason, string>> = {
  ru: { ...accountMessages.ru, ...cartMessages.ru, ...profileMessages.ru, ...orderMessages.ru, ...enquiryMessages.ru },
  en: { ...accountMessages.en, ...cartMessages.en, ...profileMessages.en, ...orderMessages.en, ...enquiryMessages.en },
}

/** The sentence of a reason; `{{name}}` in it stands for a value. */
export function say(language: Language, reason: Reason, values: Record<string, string | number> = {}): string {
  return sentences[language][reason].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))
}
