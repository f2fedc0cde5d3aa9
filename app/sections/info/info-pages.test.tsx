import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CompanyContext } from '#app/client/company.ts'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { Blocks } from '#app/sections/info/blocks.tsx'
import { ContactLines } from '#app/sections/info/contact-lines.tsx'
import { FaqList } from '#app/sections/info/faq-list.tsx'
import { MapSettingsProvider } from '#app/sections/info/map-settings.tsx'
import { Offices } from '#app/sections/info/offices.tsx'
import { Reviews } from '#app/sections/info/reviews.tsx'
import { ServicesMenu } from '#app/sections/info/services-menu.tsx'
import { localBusinesses, service } from '#app/sections/seo/company-structured-data.server.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'

const company = companyOf(companyDefaults)

function html(part: ReactNode, path = '/'): string {
  const Stub = createRoutesStub([{ path, Component: () => part }])
  return renderToString(
    <CompanyContext value={company}>
      <I18nProvider translator={translators.en}>
        <Stub initialEntries={[path]} />
      </I18nProvider>
    </CompanyContext>,
  )
    .replaceAll('\u00A0', ' ')
    .replaceAll('<!-- -->', '')
}

test('INFO-05 INFO-06 each office has its address, its hours and a map link with the page’s zoom', () => {
  const page = html(<Offices zoom={14} />)
  expect(page.match(/<address/g)).toHaveLength(2)
  expect(page).toMatch(/Mon–Fri 11:00–21:00[\s\S]*Sat 15:00–19:00[\s\S]*Sun closed/)
  expect(page).toContain('q=Business+Bay%2C+Dubai&amp;z=14')
  expect(page).not.toContain('<iframe')
})

test('INFO-05 INFO-06 an office has a link to its map, and a button if a map provider is set; no map loads before the press', () => {
  const page = html(
    <MapSettingsProvider settings={{ provider: 'google' }}>
      <Offices zoom={16} />
    </MapSettingsProvider>,
  )
  expect(page.match(/Show the map/g)).toHaveLength(2)
  expect(page).toContain('q=Business+Bay%2C+Dubai&amp;z=16')
  expect(page).not.toContain('<iframe')
  expect(html(<Offices zoom={16} />)).not.toContain('Show the map')
})

test('INFO-05 INFO-06 the shop can be reached by phone, WhatsApp, Telegram and e-mail', () => {
  const page = html(<ContactLines />)
  expect(page).toContain('href="tel:+78007005359"')
  expect(page).toContain('WhatsApp')
  expect(page).toContain('Telegram')
  expect(page).toContain('href="mailto:')
})

test('INFO-01 INFO-02 the menu of services highlights the current page', () => {
  const page = html(<ServicesMenu />, '/authenticity')
  expect(page.match(/<a\b/g)).toHaveLength(5)
  expect(page).toMatch(/<a href="\/authenticity" aria-current="page"/)
  expect(page.match(/aria-current/g)).toHaveLength(1)
})

test('INFO-07 questions unfold below the anchors of their sections', () => {
  const page = html(<FaqList sections={[{ id: 'delivery', faqs: [{ id: 7, question: 'When?', answer: 'Within 24 hours.' }] }]} />)
  expect(page).toContain('<section id="delivery"')
  expect(page).toMatch(/<details[\s\S]*When\?[\s\S]*Within 24 hours\./)
})

test('INFO-07 a failure shows a notice, and an empty list shows a way to ask', () => {
  expect(html(<FaqList sections={null} />)).toContain('role="alert"')
  expect(html(<FaqList sections={[]} />)).toContain('href="/support"')
})

test('TRST-02 a review is a quotation in its language with its author, its day and a link to its source', () => {
  const review = {
    id: 1,
    author: 'Анна К.',
    paragraphs: ['Купила часы.', 'Привезли в <срок>.'],
    language: 'ru',
    source: 'Яндекс Карты',
    url: 'https://yandex.ru/maps?a=1&b=2',
    date: '2026-11-02',
    day: 'November 2, 2026',
  } as const
  const page = html(<Reviews reviews={[{ ...review, paragraphs: [...review.paragraphs] }]} />)
  expect(page).toMatch(/<figure><blockquote lang="ru"[^>]*><p>Купила часы.<\/p><p>Привезли в &lt;срок&gt;.<\/p><\/blockquote><figcaption/)
  expect(page).toMatch(/Анна К.[\s\S]*<time dateTime="2026-11-02"[^>]*>November 2, 2026</)
  expect(page).toMatch(/<a href="https:\/\/yandex.ru\/maps\?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"/)
  expect(page).toMatch(/Яндекс Карты[\s\S]*, opens in a new tab/)
})

test('INFO-02 a sentence may contain a link and a range of numbers', () => {
  const page = html(<Blocks blocks={['It takes 1–2 days, see [terms](/terms).']} />)
  expect(page).toContain('<span class="whitespace-nowrap">1–2</span> days, see <a href="/terms"')
})

const site = { canonicalOrigin: 'https://shop.example', origins: { ru: 'https://shop.example', en: 'https://en.example' } }

test('SEO-03 both offices are local businesses with their hours', () => {
  const [moscow, dubai, ...others] = localBusinesses({ site, company, language: 'en' })
  expect(others).toEqual([])
  expect(moscow).toMatchObject({ '@type': 'LocalBusiness', name: 'Vitrine, Moscow', address: { addressCountry: 'RU' } })
  expect(dubai).toMatchObject({ openingHoursSpecification: [{ opens: '11:00', closes: '21:00' }, { dayOfWeek: ['Saturday'] }] })
})

test('SEO-03 a service names its provider and its cities', () => {
  const serviceData = service(site, 'en', { path: '/service', title: 'Watch service', description: 'd' })
  expect(serviceData).toMatchObject({
    '@type': 'Service',
    url: 'https://shop.example/service',
    areaServed: [{ name: 'Moscow' }, { name: 'Dubai' }],
  })
})
