/** What the models are built from, in millimetres. A description leaves out what follows from the catalogue's own data. */
type Outline = 'round' | 'cushion' | 'rect' | 'octagon' | 'porthole' | 'dodecagon' | 'cross' | 'tonneau' | 'barrel'
export type Pair = [number, number]

type Case = {
  shape: Outline
  w: number
  h: number
  corner?: number
  thick: number
  /** From tip to tip of the lugs. */
  l2l: number
  /** Width of the band at the lugs. */
  band: number
  bandZ: number
  lugs: 'curved' | 'integrated' | 'wire' | 'brancard' | 'none'
  lugWide: number
  lugDrop: number
  lugAngle?: number
  /** How hollow the outer edge of a lug is, in degrees; 0 is a straight line. */
  lugFlare?: number
  /** The room between the lugs is filled by the bracelet's solid first link. */
  endLinks?: boolean
  /** Hinges that stand out at nine and at three: how high they are, as a share of the case. */
  ears?: number
  /** Three raised lines across the case above and below the dial. */
  gadroons?: boolean
  chamfer: number
  finish: 'mixed' | 'polished' | 'brushed'
  metal: string
}

type Bezel = {
  kind: 'smooth' | 'step' | 'flat' | 'fluted' | 'coin' | 'dive' | 'gmt' | 'tachy' | 'gem'
  shape: Outline
  outer: Pair
  opening: Pair
  corner?: number
  height: number
  depth: number
  metal?: string
  insert?: string | string[]
  ink?: string
  matte?: boolean
  minutes?: boolean
  flange?: string
  /** How far the crystal rises above the bezel. */
  dome?: number
  flutes?: number
  chamfer?: number
  gasket?: boolean
  screws?: 'hex' | 'slot'
  screwCount?: number
  screwInset?: number
}

type DialText = { text: string; y: number; size: number; font?: string; ink?: string }

type Dial = {
  shape: Outline
  w: number
  h: number
  corner?: number
  colour: string
  finish: string
  track: 'lines' | 'dots' | 'rail' | 'none'
  trackInset?: number
  ink?: string
  pitch?: number
  plain?: number
  words?: DialText[]
  bridges?: string
  plate?: string
  ringColour?: string
  /** How far below the hands the plate of an open movement lies. */
  deep?: number
  /** How an open movement is laid out. */
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
  secondsColour?: string
  chrono?: boolean
  lollipop?: boolean
  counter?: 'dot' | 'none'
  gmt?: string
  gmtAngle?: number
  subs?: string
  lume?: number[]
}

/** Places and radii of sub-dials are shares of half the dial's width. */
export type SubDial = {
  kind: 'seconds' | 'counter' | 'moon' | 'tourbillon' | 'world' | 'earth' | 'balance'
  at: Pair
  r: number
  colour?: string
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
  /** Of a disc that stands above the dial, in millimetres. */
  lift?: number
  /** Of a balance above the dial, in millimetres. */
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
  at?: number
}
type Pushers = { kind: 'none' | 'pump' | 'screw' | 'rect'; angles: number[]; at?: number }

type Band = {
  kind: string
  metal?: string
  metal2?: string
  polishedCentre?: boolean
  colour?: string
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

/** Later words win; lists are replaced whole. */
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
