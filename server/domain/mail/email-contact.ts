import { networks } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { Company } from '#contract/rules/company.ts'
import { officeHoursText } from '#contract/rules/office-hours-text.ts'

/** A person of the shop. `telegram`: the URL of their own chat, if any. */
export type EmailPerson = { name: string; telegram: string | null }
/** `person`: whom to ask. `office`: the office whose time zone the opening hours use. */
export type ContactChoice = { person?: EmailPerson | null; office?: OfficeKey }

/** The contact for questions about an email: a person or the shop, the ways to reach them, and the opening hours. */
export type EmailContact = { title: string; name: string; ways: { text: string; url: string }[]; hours: string }

const titles: Record<Language, string> = { ru: 'Ваш контакт в магазине', en: 'Your contact' }

/**
 * Returns the contact for questions. `person`: whom to ask, if anybody in particular. The opening hours are in the time zone of
 * `office`.
 */
export function emailContact(company: Company, language: Language, { person, office = offices[0].key }: ContactChoice): EmailContact {
  const { phone, email, name, socials } = company
  const telegram = person?.telegram ?? socials.find(({ key }) => key === 'telegram')?.url
  return {
    title: titles[language],
    name: person ? `${person.name}, ${name}` : name,
    ways: [
      { text: phone.text, url: phone.href },
      ...(telegram ? [{ text: networks.telegram, url: telegram }] : []),
      { text: email, url: `mailto:${email}` },
    ],
    hours: officeHoursText(company, language, office),
  }
}
