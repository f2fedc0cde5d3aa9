import type { Services } from '#app/client/services.ts'
import { company } from '#contract/company.ts'
import { coinPaymentText } from '#contract/rules/coin-payment-text.ts'
import { hoursText } from '#contract/rules/hours-text.ts'

/** The values of `{{phone}}`, `{{hours}}` and so on in texts. */
export function factsOf(shop: Pick<Services, 'language' | 'reservationHours' | 'cryptoWallets'>): Record<string, string> {
  const { language, reservationHours, cryptoWallets } = shop
  const { appointments, closed, email, hours, legal, offices, phone, transferDays } = company
  const times = hours.map(({ label, opens, closes }) => `${label[language]}\u00A0${opens}–${closes}`)
  return {
    name: company.name,
    seller: legal.name[language],
    since: legal.policiesSince[language],
    phone: `[${phone.text}](${phone.href})`,
    email: `[${email}](mailto:${email})`,
    hours: [...times, closed[language]].join(', '),
    appointmentHours: `${appointments.opens}–${appointments.closes}`,
    reservation: hoursText(language, reservationHours),
    coins: coinPaymentText(language, cryptoWallets),
    transferDays: `${transferDays.min}–${transferDays.max}`,
    addresses: offices.map(({ address }) => address[language]).join('; '),
  }
}
