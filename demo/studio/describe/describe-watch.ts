import type { DemoWatch } from '#studio/demo-pieces.ts'
import type { Pair } from '#studio/describe/case-shape.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'
import { watchesBlancpainToBreitling } from '#studio/describe/watches-blancpain-to-breitling.ts'
import { watchesCartierBvlgari } from '#studio/describe/watches-cartier-bvlgari.ts'
import { watchesGermanyJapan } from '#studio/describe/watches-germany-japan.ts'
import { watchesIndependents } from '#studio/describe/watches-independents.ts'
import { watchesIwcJlc } from '#studio/describe/watches-iwc-jlc.ts'
import { watchesOmegaPaneraiZenith } from '#studio/describe/watches-omega-panerai-zenith.ts'
import { watchesPatekVacheron } from '#studio/describe/watches-patek-vacheron.ts'
import { rolexAndTudor } from '#studio/describe/watches-rolex-tudor.ts'
import { watchesRoyalOak } from '#studio/describe/watches-royal-oak.ts'

const watchShapes: Record<string, WatchShape> = {
  ...rolexAndTudor,
  ...watchesGermanyJapan,
  ...watchesRoyalOak,
  ...watchesPatekVacheron,
  ...watchesCartierBvlgari,
  ...watchesBlancpainToBreitling,
  ...watchesIndependents,
  ...watchesIwcJlc,
  ...watchesOmegaPaneraiZenith,
}

const straps: Partial<Record<DemoWatch['strap'], string>> = {
  alligator: 'leather',
  calf: 'leather',
  rubber: 'rubber',
  textile: 'textile',
  satin: 'satin',
}
const finishes: Partial<Record<DemoWatch['dial'], string>> = { skeleton: 'skeleton', mother_of_pearl: 'pearl' }
const warm = new Set(['rose_gold', 'yellow_gold', 'bronze'])

export function describeWatch(watch: DemoWatch) {
  const shape = over(defaults(watch), watchShapes[watch.key] ?? {})
  const across = watch.diameterMm
  const box = { ...shape.case }
  box.endLinks ??= !straps[watch.strap] && box.shape === 'round' && (box.lugs === 'curved' || box.lugs === 'lyre')
  const bezel = { ...shape.bezel }
  for (const side of ['w', 'h', 'l2l', 'band'] as const) box[side] = millimeters(box[side] ?? 1, across)
  bezel.outer = pair(bezel.outer ?? [0.985, 0.985], across)
  bezel.opening = pair(bezel.opening ?? [0.82, 0.82], across)
  bezel.height = Math.max(bezel.height ?? 1.9, 1.75)
  const dial = { ...shape.dial, w: bezel.opening[0] - 1, h: bezel.opening[1] - 1 }
  const half = dial.w / 2
  const { size = 3.4, inset = 1.75, kind } = shape.indices ?? {}
  // on a dial that is not round, the railway track runs inside the Roman numerals
  if (dial.shape !== 'round' && dial.track === 'rail' && kind === 'roman') dial.trackInset = inset + size * 0.86 + 0.3
  return {
    kind: 'watch' as const,
    key: watch.key,
    seed: seedOf(watch.key),
    glass: watch.glass,
    ...shape,
    case: box,
    bezel: { ...bezel, shape: bezel.shape ?? 'round' },
    dial: {
      ...dial,
      words: dial.words?.map((line) => ({ ...line, y: line.y * half, size: line.size * half * (line.size < 0.1 ? 1 : 0.9) })),
    },
    subdials: (shape.subdials ?? []).map((sub) => ({ ...sub, x: sub.at[0] * half, y: sub.at[1] * half, r: sub.r * half })),
    indices: { ...shape.indices, skip: skipHours(shape) },
    band: { ...shape.band, kind: straps[watch.strap] ?? shape.band?.kind, thick: shape.band?.thick },
  }
}

/** Converts a size to millimeters. A size up to 2 is a fraction of the diameter; a larger size is already in millimeters. */
function millimeters(size: number, across: number): number {
  return size <= 2 ? size * across : size
}

function pair([x, y]: Pair, across: number): Pair {
  return [millimeters(x, across), millimeters(y, across)]
}

/** Returns the hours without an index: `indices.skip`, and hours that a date window or a sub-dial covers. */
function skipHours(shape: WatchShape): number[] {
  const hour = shape.date && shape.date.r === undefined && shape.date.angle % 30 === 0 ? [(shape.date.angle / 30) % 12] : []
  const subs = (shape.subdials ?? []).flatMap(({ at: [x, y], r }) =>
    Math.hypot(x, y) + r > 0.7 ? [hourOf(x, y)].filter((at) => at !== null) : [],
  )
  return [...new Set([...(shape.indices?.skip ?? []), ...hour, ...subs])]
}

function hourOf(x: number, y: number): number | null {
  const hour = (Math.atan2(x, y) / (Math.PI / 6) + 12) % 12
  return Math.abs(hour - Math.round(hour)) < 0.2 ? Math.round(hour) % 12 : null
}

function defaults(watch: DemoWatch): WatchShape {
  const metal = { steel_yellow_gold: 'steel', steel_rose_gold: 'steel' }[watch.caseMaterial as string] ?? watch.caseMaterial
  const thick = Math.min(watch.thicknessMm ?? 11.5, 15)
  const applied = warm.has(metal) ? metal : 'white_gold'
  const hasSmallSeconds = watch.functions.includes('small_seconds')
  return {
    case: {
      shape: 'round',
      w: 0.99,
      h: 0.99,
      thick,
      l2l: 1.17,
      band: 0.5,
      bandZ: -thick * 0.1,
      lugs: 'curved',
      lugWide: 2.5,
      lugDrop: thick * 0.34,
      chamfer: 0.5,
      finish: 'mixed',
      metal,
    },
    bezel: { kind: 'smooth', height: 1.9, depth: 1, flange: watch.dial === 'skeleton' ? 'black' : 'steel' },
    dial: {
      shape: 'round',
      color: watch.dial,
      finish: finishes[watch.dial] ?? 'sunburst',
      track: 'lines',
    },
    indices: { kind: 'baton', metal: applied },
    hands: { kind: 'lumebaton', metal: applied, seconds: !hasSmallSeconds || watch.functions.includes('chronograph') },
    date: watch.functions.includes('date') ? { angle: 90, size: 2.1 } : null,
    crown: { kind: 'fluted', r: 2.8, long: 2.9 },
    pushers: { kind: 'none', angles: [] },
    band: band(watch, metal),
  }
}

function band(watch: DemoWatch, metal: string): WatchShape['band'] {
  const kind = straps[watch.strap]
  if (kind) {
    const grain = watch.strap === 'calf' || watch.strap === 'alligator' ? watch.strap : kind
    return { kind, grain, color: strapColor(watch, metal) }
  }
  const second = { steel_yellow_gold: 'yellow_gold', steel_rose_gold: 'rose_gold' }[watch.caseMaterial as string]
  return { kind: 'three', metal: watch.strap === 'two_tone_bracelet' ? 'steel' : metal, metal2: second, polishedCenter: true }
}

/** Derives the random seed of a watch from its key, so that repeated renderings look the same. */
function seedOf(key: string): number {
  let seed = 7
  for (let at = 0; at < key.length; at++) seed = (seed * 31 + key.charCodeAt(at)) % 100_003
  return seed
}

function strapColor(watch: DemoWatch, metal: string): string {
  if (watch.strap === 'rubber' || watch.strap === 'textile') return 'black'
  const likeDial: Partial<Record<DemoWatch['dial'], string>> = {
    blue: 'navy',
    burgundy: 'burgundy',
    green: 'brown',
    purple: 'purple',
    salmon: 'grey',
    brown: 'brown',
    slate: 'grey',
  }
  return likeDial[watch.dial] ?? (warm.has(metal) ? 'brown' : 'black')
}

export type WatchDescription = ReturnType<typeof describeWatch>
