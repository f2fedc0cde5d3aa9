import { expect, test } from 'vitest'
import { mapUrl, mapFrameUrl, mapOrigins, mapProviders, type MapSettings } from '#contract/rules/map-url.ts'

const dubai = { mapQuery: 'Business Bay, Dubai', mapPoint: { latitude: 25.185, longitude: 55.2708 } }
const frame = (settings: MapSettings, zoom = 16) => mapFrameUrl(settings, dubai, zoom, 'ru')

test('INFO-05 INFO-06 the map link has the location and the zoom', () => {
  expect(mapUrl('Business Bay, Dubai', 16)).toBe('https://maps.google.com/maps?q=Business+Bay%2C+Dubai&z=16')
})

test('INFO-05 INFO-06 the embedded map has location, zoom and language, with and without a key', () => {
  expect(frame({ provider: 'google' })).toBe('https://maps.google.com/maps?q=Business+Bay%2C+Dubai&z=16&hl=ru&output=embed')
  expect(frame({ provider: 'google', key: 'k-1' }, 14)).toBe(
    'https://www.google.com/maps/embed/v1/place?key=k-1&q=Business+Bay%2C+Dubai&zoom=14&language=ru',
  )
  expect(frame({ provider: 'yandex' })).toContain('https://yandex.ru/map-widget/v1/?ll=55.2708%2C25.185&z=16')
  expect(frame({ provider: 'openstreetmap' })).toContain('marker=25.185%2C55.2708')
  expect(frame({ provider: 'off' })).toBeNull()
})

test('INFO-05 OpenStreetMap shows a quarter of the width at a zoom two levels closer', () => {
  const widthAt = (zoom: number) => {
    const [west = 0, , east = 0] = (new URL(String(frame({ provider: 'openstreetmap' }, zoom))).searchParams.get('bbox') ?? '').split(',')
    return Number(east) - Number(west)
  }
  expect(widthAt(14) / widthAt(16)).toBeCloseTo(4, 1)
})

test.each(mapProviders.filter((provider) => provider !== 'off'))(
  'SEC-B6 the frames of %s come from the origins that the Content-Security-Policy allows',
  (provider) => {
    for (const language of ['ru', 'en'] as const) {
      const url = mapFrameUrl({ provider }, dubai, 14, language)
      expect(mapOrigins({ provider })).toContain(new URL(String(url)).origin)
    }
    expect(mapOrigins({ provider: 'off' })).toEqual([])
  },
)
