import { expect, test } from 'vitest'
import { createCallApi } from '#app/client/create-call-api.ts'
import { pieceContact } from '#app/sections/product/piece-contact.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { companyDefaults, type CompanySettings } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { companyOf } from '#contract/rules/company.ts'
import type { Specialist } from '#contract/specialist.ts'

const specialist = (name: string, different: Partial<Specialist> = {}): Specialist => ({
  id: 1,
  name,
  office: null,
  kinds: ['watch', 'jewelry', 'bag'],
  languages: 'Русский',
  hours: null,
  reply_time: null,
  photo: null,
  telegram_url: 'https://t.me/anna_vitrine',
  whatsapp_url: null,
  ...different,
})

const contact = (specialists: readonly Specialist[], { language = 'ru', city = 'Дубай', company = companyDefaults }: Asked = {}) => {
  const piece = { id: 7, brand: { name: 'Rolex' }, model_name: 'Daytona', reference: '116500LN', availability_city_name: city }
  const callApi = createCallApi(() => Promise.resolve({ count: specialists.length, next: null, previous: null, results: specialists }))
  const page = { callApi, language, company: companyOf(company), site: { canonicalOrigin: 'https://vitrine.example' } }
  return pieceContact(page as unknown as PageContext, { kind: 'watch', piece } as Product)
}
type Asked = { language?: Language; city?: string; company?: CompanySettings }

test('TRST-01 a piece has the first specialist of its office who knows its kind, with a message about the piece in each chat', async () => {
  const known = [
    specialist('Мария', { office: 'moscow' }),
    specialist('Белла', { kinds: ['bag'] }),
    specialist('Омар', { office: 'dubai', reply_time: 'Обычно отвечаем за час', whatsapp_url: 'https://wa.me/97150' }),
    specialist('Любой'),
  ]
  const shown = await contact(known)
  expect(shown.person).toEqual({
    title: 'Ваш специалист',
    name: 'Омар',
    facts: ['Русский', 'Пн–Пт\u00A011:00–21:00, Сб\u00A015:00–19:00, Вс\u00A0— выходной, по времени Дубая', 'Обычно отвечаем за час'],
    photo: null,
  })
  const message = encodeURIComponent('Здравствуйте! Вопрос о Rolex Daytona 116500LN: https://vitrine.example/product/7')
  expect(shown.links).toEqual([
    { text: '+7 800 700 53 59', url: 'tel:+78007005359' },
    { text: 'Telegram', url: `https://t.me/anna_vitrine?text=${message}` },
    { text: 'WhatsApp', url: `https://wa.me/97150?text=${message}` },
  ])
  expect((await contact(known, { language: 'en', city: 'Moscow' })).person).toMatchObject({
    title: 'Your specialist',
    name: 'Мария',
    facts: [expect.anything(), expect.stringMatching(/Moscow time$/)],
  })
})

test('TRST-01 without a specialist the phone of the office and the Telegram of the shop stay', async () => {
  const { person, links } = await contact([specialist('Мария', { office: 'moscow' })])
  expect(person).toBeNull()
  expect(links.map(({ text }) => text)).toEqual(['+7 800 700 53 59', 'Telegram'])
  expect(links[1]?.url).toMatch(/^https:\/\/t\.me\/\+78007005359\?text=/)
  const dubai = { ...companyDefaults.offices.dubai, phone: '+971 4 123 4567' }
  const company = {
    ...companyDefaults,
    offices: { ...companyDefaults.offices, dubai },
    socials: { ...companyDefaults.socials, telegram: null },
  }
  expect((await contact([], { company })).links).toEqual([{ text: '+971 4 123 4567', url: 'tel:+97141234567' }])
})
