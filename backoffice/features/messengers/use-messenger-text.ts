import { useCompany } from '#backoffice/client/company.ts'
import { companyDefaults } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { type MessageKind, messengerText, type MessengerValues } from '#contract/rules/staff/messenger-texts.ts'

/** Returns a function that writes a messenger text in the recipient's language, signed by the shop. */
export function useMessengerText() {
  const shop = useCompany()?.name ?? companyDefaults.name
  return (language: Language, kind: MessageKind, values: Omit<MessengerValues, 'shop'>) =>
    messengerText(language, kind, { ...values, shop })
}
