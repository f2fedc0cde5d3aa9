import type { Language } from '#contract/language.ts'

export const mapProviders = ['google', 'yandex', 'openstreetmap', 'off'] as const
/** The map service embedded in pages. `off`: pages only link to a map. `key`: optional, used only by Google. */
export type MapSettings = { provider: (typeof mapProviders)[number]; key?: string }
/** `mapQuery`: a search text for map services. `mapPoint`: coordinates in degrees. */
export type MapLocation = { mapQuery: string; mapPoint: { latitude: number; longitude: number } }

const origins = {
  google: ['https://maps.google.com', 'https://www.google.com'],
  yandex: ['https://yandex.ru', 'https://yandex.com'],
  openstreetmap: ['https://www.openstreetmap.org'],
  off: [],
} as const satisfies Record<MapSettings['provider'], readonly string[]>

/** Returns the URL of a map search. Zoom 16 shows a block, zoom 14 a district. */
export function mapUrl(query: string, zoom: number): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query, z: String(zoom) }).toString()}`
}

/** Returns the origins of embedded maps for `frame-src` of the Content-Security-Policy. */
export function mapOrigins({ provider }: MapSettings): readonly string[] {
  return origins[provider]
}

/** Returns the URL of a map to embed, or null if maps are off. */
export function mapFrameUrl({ provider, key }: MapSettings, mapLocation: MapLocation, zoom: number, language: Language): string | null {
  if (provider === 'off') return null
  if (provider === 'google') return googleFrame(key, mapLocation.mapQuery, zoom, language)
  return provider === 'yandex' ? yandexFrame(mapLocation, zoom, language) : openStreetMapFrame(mapLocation, zoom)
}

function googleFrame(key: string | undefined, query: string, zoom: number, language: Language): string {
  if (!key) return buildUrl('https://maps.google.com/maps', { q: query, z: zoom, hl: language, output: 'embed' })
  return buildUrl('https://www.google.com/maps/embed/v1/place', { key, q: query, zoom, language })
}

function yandexFrame({ mapPoint: { latitude, longitude } }: MapLocation, zoom: number, language: Language): string {
  const host = language === 'ru' ? 'https://yandex.ru' : 'https://yandex.com'
  return buildUrl(`${host}/map-widget/v1/`, { ll: `${longitude},${latitude}`, z: zoom, pt: `${longitude},${latitude},pm2dbm` })
}

/**
 * Returns the URL of an embedded OpenStreetMap. This URL needs the corners of an area instead of a zoom. The area is as wide as two map
 * tiles at `zoom`, which is 512 px.
 */
function openStreetMapFrame({ mapPoint: { latitude, longitude } }: MapLocation, zoom: number): string {
  const width = 360 / 2 ** zoom
  const height = width * Math.cos((latitude * Math.PI) / 180)
  const corners = [longitude - width, latitude - height, longitude + width, latitude + height].map((degrees) => degrees.toFixed(5))
  return buildUrl('https://www.openstreetmap.org/export/embed.html', {
    bbox: corners.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

function buildUrl(base: string, query: Record<string, string | number>): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `${base}?${new URLSearchParams(Object.fromEntries(entries)).toString()}`
}
