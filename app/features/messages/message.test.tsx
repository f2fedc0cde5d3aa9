import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyContext } from '#app/client/company.ts'
import { Message } from '#app/features/messages/message.tsx'
import { OwnOffer } from '#app/features/messages/own-offer.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { companyDefaults } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import type { OwnOffer as Offer } from '#contract/offer.ts'
import { companyOf } from '#contract/rules/company.ts'

const at = '2026-11-24T09:00:00.000Z'
const message = { id: 1, is_own: true, body: 'Здравствуйте', at, album_url: null, photos: [], files: [], pieces: [] }
const offer: Offer = {
  number: 1,
  version: 1,
  state: 'declined',
  piece: { kind: 'watch', id: 1, name: 'Rolex Datejust' },
  asked_usd: '10000.00',
  steps: [{ is_own: true, step: 'offer', price_usd: '9000.00', at }],
  expires_at: at,
  above_usd: '0.00',
  below_usd: '10000.00',
  quote_path: null,
  decisions: [],
}

const render = (element: ReactElement, language: Language) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <CompanyContext value={companyOf({ ...companyDefaults, name: 'Полдень' })}>
        <I18nProvider translator={translators[language]}>{element}</I18nProvider>
      </CompanyContext>
    </QueryClientProvider>,
  )

test.each([
  ['ru', '24\u00A0ноября 2026 г. в 12:00 по московскому времени'],
  ['en', 'November\u00A024, 2026 at 12:00 Moscow time'],
] as const)('PROM-01 in %s, the times of a message and of an offer step are in the office’s time zone and name it', (language, told) => {
  for (const html of [render(<Message message={message} />, language), render(<OwnOffer offer={offer} />, language)]) {
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(told)
    expect(html).not.toContain('GMT')
  }
})

test('OWN-105 messages and offer steps of the shop show the shop’s name; those of the person do not', () => {
  const elementsOf = (isOwn: boolean) => [
    <Message key="message" message={{ ...message, is_own: isOwn }} />,
    <OwnOffer key="offer" offer={{ ...offer, steps: offer.steps.map((step) => ({ ...step, is_own: isOwn })) }} />,
  ]
  for (const element of elementsOf(false)) expect(render(element, 'ru')).toContain('Полдень')
  for (const element of elementsOf(true)) expect(render(element, 'ru')).not.toContain('Полдень')
})
