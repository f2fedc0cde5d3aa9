import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'

type Text = Record<Language, string>
type Span = { opens: string; closes: string }

export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Weekday = (typeof weekdays)[number]

/** Networks in which the shop may have a page, and their names. */
export const networks = { telegram: 'Telegram', whatsapp: 'WhatsApp', youtube: 'YouTube', instagram: 'Instagram' } as const
export type Network = keyof typeof networks

/** What the owner says about the company. Times are hours of the day by the clock of the office; `rules/company.ts` makes of it what is shown. */
export type CompanySettings = {
  name: string
  phone: string
  email: string
  /** When the offices are open to anybody; null on a day off. */
  week: Record<Weekday, Span | null>
  /** Visits by appointment, every day but the closed ones, which are in the database. */
  visits: Span & { everyMinutes: number; daysAhead: number }
  /** How many days a piece travels from one office to the other, for customers who collect it elsewhere. */
  transferDays: { min: number; max: number }
  /** The seller as the policies name it, and the day they came into force. */
  legal: { name: Text; policiesSince: Text }
  /** `mapQuery` is what a map is asked for. */
  offices: Record<OfficeKey, { address: Text; mapQuery: string; mapPoint: { latitude: number; longitude: number } }>
  /** Where a URL is null, a placeholder is shown. */
  socials: Record<Network, string | null>
}

/** What holds until the owner edits the company in the back office. Demo values. */
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
  transferDays: { min: 3, max: 7 },
  legal: {
    name: { ru: 'магазин Vitrine (демонстрационное наименование)', en: 'the Vitrine shop (a demo name)' },
    policiesSince: { ru: '1 ноября 2026 года', en: 'November 1, 2026' },
  },
  offices: {
    moscow: {
      address: { ru: 'Москва, Витринный переулок, 4 (демо-адрес)', en: '4 Vitrinny Lane, Moscow, Russia (demo address)' },
      mapQuery: 'Moscow, Russia',
      mapPoint: { latitude: 55.7558, longitude: 37.6173 },
    },
    dubai: {
      address: { ru: 'Business Bay, Дубай, ОАЭ', en: 'Business Bay, Dubai, UAE' },
      mapQuery: 'Business Bay, Dubai',
      mapPoint: { latitude: 25.185, longitude: 55.2708 },
    },
  },
  socials: { telegram: 'https://t.me/+78007005359', whatsapp: 'https://wa.me/78007005359', youtube: null, instagram: null },
}
