import type { Language } from '#contract/language.ts'

export const mapProviders = ['google', 'yandex', 'openstreetmap', 'off'] as const
/** Whose map is shown within a page; `off` leaves the link to a map. Google alone takes a key, and shows a map without one too. */
export type MapSettings = { provider: (typeof mapProviders)[number]; key?: string }
/** What is looked for on a map, and where it is, in degrees. */
export type MapPlace = { mapQuery: string; mapPoint: { latitude: number; longitude: number } }

const origins = {
  google: ['https://maps.google.com', 'https://www.google.com'],
  yandex: ['https://yandex.ru', 'https://yandex.com'],
  openstreetmap: ['https://www.openstreetmap.org'],
  off: [],
} as const satisfies Record<MapSettings['provider'], readonly string[]>

/** A search on a map of the web, at a zoom (16 shows a block, 14 a district; INFO-05, INFO-06). */
export function mapAddress(query: string, zoom: number): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom) }).toString()}`
}

/** The origins that a map within a page comes from: what the page's policy allows as frames (SEC-B6). */
export function mapOrigins(settings: MapSettings | undefined): readonly string[] {
  return origins[settings?.provider ?? 'off']
}

/** The address of a map to show within a page, or null where none is configured (INFO-05, INFO-06). */
export function mapFrameAddress({ provider, key }: MapSettings, place: MapPlace, zoom: number, language: Language): string | null {
  if (provider === 'off') return null
  if (provider === 'google') return googleFrame(key, place.mapQuery, zoom, language)
  return provider === 'yandex' ? yandexFrame(place, zoom, language) : openStreetMapFrame(place, zoom)
}

function googleFrame(key: string | undefined, query: string, zoom: number, language: Language): string {
  if (!key) return address('https://maps.google.com/maps', { q: query, z: zoom, hl: language, output: 'embed' })
  return address('https://www.google.com/maps/embed/v1/place', { key, q: query, zoom, language })
}

function yandexFrame({ mapPoint: { latitude, longitude } }: MapPlace, zoom: number, language: Language): string {
  const host = language === 'ru' ? 'https://yandex.ru' : 'https://yandex.com'
  return address(`${host}/map-widget/v1/`, { ll: `${longitude},${latitude}`, z: zoom, pt: `${longitude},${latitude},pm2dbm` })
}

/** OpenStreetMap takes the corners instead of a zoom: those of about two tiles of 256 px. */
function openStreetMapFrame({ mapPoint: { latitude, longitude } }: MapPlace, zoom: number): string {
  const width = 360 / 2 ** zoom
  const height = width * Math.cos((latitude * Math.PI) / 180)
  const corners = [longitude - width, latitude - height, longitude + width, latitude + height].map((degrees) => degrees.toFixed(5))
  return address('https://www.openstreetmap.org/export/embed.html', {
    bbox: corners.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

function address(base: string, query: Record<string, string | number>): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `${base}?${new URLSearchParams(Object.fromEntries(entries)).toString()}`
}
