import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { clockNames } from '#contract/rules/clock-names.ts'
import { type Company, openingHours } from '#contract/rules/company.ts'

/** The contact for questions about an email: a person or the shop, the ways to reach them, and the opening hours. */
export type EmailContact = { title: string; name: string; ways: { text: string; url: string }[]; hours: string }

const titles: Record<Language, string> = { ru: 'Ваш контакт в магазине', en: 'Your contact' }

/**
 * Returns the contact for questions. `person`: the name of the staff member in charge, if any. The opening hours are in the time zone of
 * `office`.
 */
export function emailContact(
  company: Company,
  language: Language,
  { person, office = offices[0].key }: { person?: string | null | undefined; office?: OfficeKey | undefined },
): EmailContact {
  const { phone, email, name, socials } = company
  const telegram = socials.find(({ key }) => key === 'telegram')
  return {
    title: titles[language],
    name: person ? `${person}, ${name}` : name,
    ways: [
      { text: phone.text, url: phone.href },
      ...(telegram?.url ? [{ text: telegram.name, url: telegram.url }] : []),
      { text: email, url: `mailto:${email}` },
    ],
    hours: [...openingHours(company, language, '\u00A0'), clockNames[language][office]].join(', '),
  }
}
