import type { Bezel, Case, Outline, Pair } from '#studio/describe/case-shape.ts'

/** Types that describe a watch. Lengths are in millimeters. Omitted values are derived from the catalog. */
type DialText = { text: string; y: number; size: number; font?: string; ink?: string }

type Dial = {
  shape: Outline
  w: number
  h: number
  corner?: number
  color: string
  finish: string
  track: 'lines' | 'dots' | 'rail' | 'none'
  trackInset?: number
  /** Whether the track and the indices form a circle on a dial that is not round. */
  ring?: boolean
  ink?: string
  pitch?: number
  plain?: number
  words?: DialText[]
  bridges?: string
  plate?: string
  ringColor?: string
  /** Distance from the hands down to the plate of an open movement. */
  deep?: number
  layout?: 'stacked' | 'grid' | 'deep' | 'slant' | 'star' | 'delta' | 'column' | 'upright'
}

type Indices = {
  kind: 'baton' | 'dagger' | 'wedge' | 'lumebaton' | 'diver' | 'dot' | 'diamond' | 'round_lume' | 'arabic' | 'roman' | 'mixed' | 'none'
  metal: string
  long?: number
  wide?: number
  inset?: number
  longer?: number
  high?: number
  tip?: number
  size?: number
  font?: string
  upright?: boolean
  /** Whether all bar indices are horizontal, except the index at 12 o'clock. */
  level?: boolean
  stretch?: number
  depth?: number
  skip?: number[]
  numerals?: number[]
  roman?: boolean
  between?: string
  order?: number[]
  double?: boolean
  lume?: number[]
}

type Hands = {
  kind: 'baton' | 'lumebaton' | 'dauphine' | 'leaf' | 'alpha' | 'sword' | 'mercedes' | 'snow' | 'pencil' | 'breguet' | 'skeleton' | 'none'
  metal: string
  wide?: number
  reach?: number
  at?: Pair
  seconds?: boolean
  secondsColor?: string
  chrono?: boolean
  lollipop?: boolean
  counter?: 'dot' | 'none'
  gmt?: string
  gmtAngle?: number
  subs?: string
  lume?: number[]
}

/** A sub-dial. Positions and radii are fractions of half the dial's width. */
export type SubDial = {
  kind: 'seconds' | 'counter' | 'moon' | 'hours' | 'tourbillon' | 'world' | 'earth' | 'balance'
  at: Pair
  r: number
  color?: string
  finish?: string
  border?: string
  ink?: string
  hand?: string
  labels?: (string | null)[]
  ticks?: number
  numbers?: number
  points?: number
  span?: number
  start?: number
  /** Whether the sub-dial is a square with round corners. */
  square?: boolean
  /** Adds twelve month windows to a ring of 24 hours. The value is the month whose window is red, from 1 to 12. */
  month?: number
  /** Height of the sub-dial above the dial, in millimeters. */
  lift?: number
  /** Height of a balance above the dial, in millimeters. */
  rises?: number
}

type DateWindow = { angle: number; r?: number; size?: number; lens?: boolean; disc?: string; frame?: boolean; digits?: string[] }
type Crown = {
  kind: 'fluted' | 'cabochon' | 'none'
  r: number
  long: number
  guard?: boolean | 'lever' | 'hoop'
  metal?: string
  angles?: number[]
  valve?: number
  at?: number
}
type Pushers = { kind: 'none' | 'pump' | 'screw' | 'rect'; angles: number[]; at?: number }

type Band = {
  kind: string
  metal?: string
  metal2?: string
  polishedCenter?: boolean
  color?: string
  grain?: string
  stitch?: string
  pitch?: number
  thick?: number
  taper?: number
  studs?: number
  ribs?: boolean
  reach?: number
  deep?: number
}

export type WatchShape = {
  case?: Partial<Case>
  bezel?: Partial<Bezel>
  dial?: Partial<Dial>
  indices?: Partial<Indices>
  hands?: Partial<Hands>
  subdials?: SubDial[]
  date?: DateWindow | null
  crown?: Partial<Crown>
  pushers?: Partial<Pushers>
  band?: Partial<Band>
}

/** Merges shapes. The values of a later shape override those of an earlier shape. Lists are replaced as a whole. */
export function over(...shapes: WatchShape[]): WatchShape {
  const result: Record<string, unknown> = {}
  for (const shape of shapes) {
    for (const [part, values] of Object.entries(shape)) {
      const before = result[part]
      const both = isDialText(before) && isDialText(values)
      result[part] = both ? { ...before, ...values } : values
    }
  }
  return result
}

function isDialText(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
