import type { CryptoWallet } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { coinPaymentText } from '#contract/rules/coin-payment-text.ts'
import { type Company, openingHours } from '#contract/rules/company.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { abroadCents } from '#contract/rules/delivery-fee.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { hoursText } from '#contract/rules/hours-text.ts'

/** Facts that page texts may insert, such as `{{phone}}`. */
export const factNames = [
  'name',
  'seller',
  'since',
  'phone',
  'email',
  'hours',
  'appointmentHours',
  'reservation',
  'coins',
  'transferDays',
  'deliveryFee',
  'addresses',
] as const
type FactName = (typeof factNames)[number]
export type Facts = Record<FactName, string>

/** Facts that are rendered as links and are therefore not allowed inside a link or a heading. */
export const linkedFacts: ReadonlySet<string> = new Set<FactName>(['phone', 'email'])

type Shop = { language: Language; company: Company; reservationHours: number; cryptoWallets: readonly CryptoWallet[] }

/**
 * Returns the value of each fact. `from`: when the policy came into force. The fact `since` is this day. Without `from`, `since` is the day
 * that the owner entered.
 */
export function factsOf({ language, company, reservationHours, cryptoWallets }: Shop, from: Date | null = null): Facts {
  const { appointments, email, legal, offices, phone, transferDays } = company
  return {
    name: company.name,
    seller: legal.name[language],
    since: from ? policyDay(language, from) : legal.policiesSince[language],
    phone: `[${phone.text}](${phone.href})`,
    email: `[${email}](mailto:${email})`,
    hours: openingHours(company, language, '\u00A0').join(', '),
    appointmentHours: `${appointments.opens}–${appointments.closes}`,
    reservation: hoursText(language, reservationHours),
    coins: coinPaymentText(language, cryptoWallets),
    transferDays: `${transferDays.min}–${transferDays.max}`,
    deliveryFee: formatCents(language, abroadCents),
    addresses: offices.map(({ address }) => address[language]).join('; '),
  }
}

/** Formats the day on which a policy came into force, in the time zone of the first office: «1 ноября 2026 года», "November 1, 2026". */
export const policyDay = (language: Language, from: Date): string =>
  formatDate(language, from.toISOString(), offices[0].timeZone).replace(/\sг\.$/, ' года')
