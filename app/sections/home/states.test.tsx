import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { HomeHero } from '#app/sections/home/home-hero.tsx'
import { NewArrivals } from '#app/sections/home/new-arrivals.tsx'
import { Popular } from '#app/sections/home/popular.tsx'
import { Trending } from '#app/sections/home/trending.tsx'
import { VideoNotice } from '#app/sections/video/video-notice.tsx'
import type { Language } from '#contract/language.ts'

function html(part: ReactNode, language: Language = 'ru'): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToString(
    <I18nProvider translator={translators[language]}>
      <Stub />
    </I18nProvider>,
  ).replaceAll('\u00A0', ' ')
}

const watch = { kind: 'watch' as const, id: 1, brand: { name: 'Rolex' }, model_name: '1908', price_usd: '0.00', price_on_request: false }

test('HOME-01 five departments of the shop replace missing watches', () => {
  const page = html(<HomeHero slides={[]} pieces={[]} />)
  expect(page.match(/<li\b/g)).toHaveLength(5)
  expect(page).toContain('href="/jewelry"')
  expect(html(<HomeHero slides={[]} pieces={[]} />, 'en')).toContain('Watch buyback')
})

test('HOME-01 a price that is flagged, empty or $0 is on request', () => {
  expect(html(<HomeHero slides={[]} pieces={[watch]} />)).toContain('Цена по запросу')
  expect(html(<HomeHero slides={[]} pieces={[{ ...watch, price_usd: null }]} />, 'en')).toContain('Price on request')
  expect(html(<HomeHero slides={[]} pieces={[{ ...watch, price_usd: '9000.00', price_on_request: true }]} />, 'en')).toContain(
    'Price on request',
  )
})

test('HOME-01 only the first picture has high priority', () => {
  const page = html(<HomeHero slides={[]} pieces={[watch, { ...watch, id: 2 }]} />)
  expect(page.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
  expect(page.match(/<img[^>]*loading="lazy"/g)).toHaveLength(1)
})

test('HOME-03 new arrivals say that there are none, or that they could not be loaded', () => {
  expect(html(<NewArrivals pieces={[]} />)).toContain('Новых поступлений пока нет')
  const failed = html(<NewArrivals pieces={null} />)
  expect(failed).toContain('Не удалось загрузить новые поступления')
  expect(failed).toContain('Повторить')
  expect(html(<NewArrivals pieces={null} />, 'en')).toContain('Could not load new arrivals')
})

test('HOME-05 trending says that it could not be loaded', () => {
  expect(html(<Trending watches={null} />)).toContain('Не удалось загрузить популярные модели')
  expect(html(<Trending watches={null} />, 'en')).toContain('Could not load trending models')
})

test('HOME-06 popular offers a retry when it could not be loaded', () => {
  const failed = html(<Popular slides={null} />)
  expect(failed).toContain('Не удалось загрузить популярное')
  expect(failed).toContain('Повторить')
  expect(html(<Popular slides={null} />, 'en')).toContain('Could not load popular pieces')
})

test('INFO-09 the video page says that there are no videos, or that they could not be loaded', () => {
  expect(html(<VideoNotice isFailed={false} />)).toContain('Видео пока нет')
  expect(html(<VideoNotice isFailed />)).toContain('Не удалось загрузить видео')
  expect(html(<VideoNotice isFailed />, 'en')).toContain('Could not load the videos')
})
