export type Outline =
  | 'round'
  | 'cushion'
  | 'pillow'
  | 'rect'
  | 'octagon'
  | 'porthole'
  | 'dodecagon'
  | 'cross'
  | 'tonneau'
  | 'barrel'
  | 'tongued'
export type Pair = [number, number]

export type Case = {
  shape: Outline
  w: number
  h: number
  corner?: number
  thick: number
  /** Lug-to-lug length, from tip to tip. */
  l2l: number
  /** Width of the band at the lugs. */
  band: number
  bandZ: number
  lugs: 'curved' | 'lyre' | 'block' | 'integrated' | 'wire' | 'brancard' | 'flowing' | 'none'
  lugWide: number
  lugDrop: number
  lugAngle?: number
  /** Concavity of the outer edge of a lug, in degrees; 0 for a straight edge. */
  lugFlare?: number
  /** For short square lugs: how far inside the case's edge a lug begins. */
  lugRoot?: number
  /** For a case with lyre lugs: how far the flank on the crown's side stands out to shelter the crown. */
  swell?: number
  /** The bracelet's solid first link fills the gap between the lugs. */
  endLinks?: boolean
  /** Hinges that stand out at nine and at three: their height as a share of the case. */
  ears?: number
  /** Three raised lines across the case above and below the dial. */
  gadroons?: boolean
  chamfer: number
  finish: 'mixed' | 'polished' | 'brushed'
  metal: string
}

export type Bezel = {
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
  /** A metal bezel with raised studs instead of numerals. */
  studs?: boolean
  flange?: string
  /** How far the crystal rises above the bezel. */
  dome?: number
  flutes?: number
  /** Number of notches of a rotating bezel, and their depth as a share of its radius. */
  teeth?: number
  toothDepth?: number
  chamfer?: number
  gasket?: boolean
  /** The face of a flat ring is polished too. */
  polished?: boolean
  screws?: 'hex' | 'slot'
  screwCount?: number
  screwInset?: number
}
