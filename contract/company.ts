import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { Billing } from '#contract/rules/staff/billing-facts.ts'
import { defaultTransferDays } from '#contract/rules/transfer-days.ts'

type Text = Record<Language, string>
type Span = { opens: string; closes: string }

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

export const networks = { telegram: 'Telegram', whatsapp: 'WhatsApp', youtube: 'YouTube', instagram: 'Instagram' } as const
export type Network = keyof typeof networks

/** Company data that the owner can edit. Times of day are local to the office. */
export type CompanySettings = {
  name: string
  phone: string
  email: string
  /** Opening hours by weekday. Null on a day off. */
  week: Record<Weekday, Span | null>
  /** Hours of visits by appointment, the same on each day. Closed days are stored in the database. */
  visits: Span & { everyMinutes: number; daysAhead: number }
  /** Duration of a transfer between offices, in days. */
  transferDays: { min: number; max: number }
  /** `name`: the seller's name in the policies. `policiesSince`: the day on which the first policies came into force. */
  legal: { name: Text; policiesSince: Text }
  /** Tax and bank data for documents. Pages of the shop show the legal address and the registration, never the bank. */
  billing: Billing
  /**
   * `phone`: the office's own phone, and `directions`: how to find the office; both may be empty. `mapQuery`: a search text for map
   * services. `mapPoint`: coordinates in degrees.
   */
  offices: Record<
    OfficeKey,
    { address: Text; phone: string; directions: Text; mapQuery: string; mapPoint: { latitude: number; longitude: number } }
  >
  /** The URL of the shop's profile. If null, a placeholder is shown. */
  socials: Record<Network, string | null>
}

/** Demo values, used until the owner edits the company in the back office. */
export const companyDefaults: CompanySettings = {
  name: 'Vitrine',
  phone: '+7 800 700 53 59',
  email: 'hello@vitrine.example',
  week: {
    Mo: { opens: '11:00', closes: '21:00' },
    Tu: { opens: '11:00', closes: '21:00' },
    We: { opens: '11:00', closes: '21:00' },
    Th: { opens: '11:00', closes: '21:00' },
    Fr: { opens: '11:00', closes: '21:00' },
    Sa: { opens: '15:00', closes: '19:00' },
    Su: null,
  },
  visits: { opens: '10:00', closes: '21:00', everyMinutes: 30, daysAhead: 60 },
  transferDays: defaultTransferDays,
  legal: {
    name: { ru: 'магазин Vitrine (демонстрационное наименование)', en: 'the Vitrine shop (a demo name)' },
    policiesSince: { ru: '1 ноября 2026 года', en: 'November 1, 2026' },
  },
  billing: {
    legal_address_ru: '',
    legal_address_en: '',
    tax_number: '',
    kpp: '',
    registration_number: '',
    bank_ru: '',
    bank_en: '',
    bank_code: '',
    bank_account: '',
    correspondent_account: '',
    vat_scheme: '',
  },
  offices: {
    moscow: {
      address: { ru: 'Москва, Витринный переулок, 4 (демо-адрес)', en: '4 Vitrinny Lane, Moscow, Russia (demo address)' },
      phone: '',
      directions: { ru: '', en: '' },
      mapQuery: 'Moscow, Russia',
      mapPoint: { latitude: 55.7558, longitude: 37.6173 },
    },
    dubai: {
      address: { ru: 'Business Bay, Дубай, ОАЭ', en: 'Business Bay, Dubai, UAE' },
      phone: '',
      directions: { ru: '', en: '' },
      mapQuery: 'Business Bay, Dubai',
      mapPoint: { latitude: 25.185, longitude: 55.2708 },
    },
  },
  socials: { telegram: 'https://t.me/+78007005359', whatsapp: 'https://wa.me/78007005359', youtube: null, instagram: null },
}
