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
  /** Distance between the tips of opposite lugs. */
  l2l: number
  /** Width of the strap or bracelet between the lugs. */
  band: number
  bandZ: number
  lugs: 'curved' | 'lyre' | 'block' | 'integrated' | 'wire' | 'brancard' | 'flowing' | 'none'
  lugWide: number
  lugDrop: number
  lugAngle?: number
  /** Concavity of a lug's outer edge, in degrees. Default: a straight edge. */
  lugFlare?: number
  /** Only for short square lugs: distance from the case's edge to the root of a lug. */
  lugRoot?: number
  /** Only for lyre lugs: how far the case bulges at 3 o'clock to protect the crown. */
  swell?: number
  /** Whether solid end links fill the gap between the case and the bracelet. */
  endLinks?: boolean
  /** Height of the hinges at 3 and 9 o'clock, as a fraction of the case's height. */
  ears?: number
  /** Whether the case has gadroons: three raised lines above and three below the dial. */
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
  /** Height of the crystal above the bezel. */
  dome?: number
  flutes?: number
  /** Number of notches in a rotating bezel. `toothDepth`: depth of a notch as a fraction of the bezel's radius. */
  teeth?: number
  toothDepth?: number
  chamfer?: number
  gasket?: boolean
  /** Whether the face of a flat bezel is polished. Default: the face is brushed. */
  polished?: boolean
  screws?: 'hex' | 'slot'
  screwCount?: number
  screwInset?: number
}
