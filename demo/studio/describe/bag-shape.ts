type Laid = { out?: number; high?: number; way?: 'rise' | 'doubled' | 'pair' | 'lying'; side?: 1 | -1 }

/** How a bag is drawn. Shares are of the bag's own width or height; lengths are in millimeters. */
export type BagShape = {
  /** Kind of leather, by its name in `blender/leather.py`, and how large its grain is. */
  grain?: string
  grainScale?: number
  color?: string | number[]
  trim?: string | number[]
  trimGrain?: string
  trimScale?: number
  /** Width, height and depth in millimeters. Set if the catalog's height includes a handle. */
  size?: [number, number, number]
  /** The silhouette: how wide and deep the top is, how square and how soft the body. */
  topWide?: number
  topDeep?: number
  power?: number
  puff?: number
  round?: number
  roundTop?: number
  sag?: number
  belly?: number
  arch?: number
  open?: boolean
  closed?: boolean
  piping?: false
  /** Seams: cushions or plaits one `step` wide; `facets` are planes over the whole front. */
  quilt?: { kind: 'diamond' | 'square' | 'chevron' | 'cannage' | 'weave' | 'facets'; step: number; high?: number }
  flap?: { down: number; wide?: number; corner?: number; point?: number; taper?: number; trim?: boolean; quilt?: boolean; edge?: number }
  panel?: [number, number]
  zip?: number
  /** How far the sides stand out. */
  wings?: number
  /** How far the lower edge rises towards the right. */
  slant?: number
  belt?: boolean
  /** A clochette: a leather case for the key, on a strap. */
  bell?: boolean
  /** How deep the sides fold inwards. */
  fold?: number
  handles?: {
    count?: 1 | 2
    out?: number
    high?: number
    thick?: number
    foot?: number
    flat?: number
    lean?: number
    apart?: number
    rings?: boolean
    /** Number of knots of a bamboo handle. */
    knots?: number
    /** A supple handle with one knot. */
    knot?: boolean
  }
  chain?: { link?: number; laced?: boolean } & Laid
  strap?: { wide?: number; low?: number } & Laid
  lock?: 'turn' | 'plate' | 'round' | 'ball' | 'stirrup' | 'bar' | 'press'
  lockAt?: number
  padlock?: boolean
  /** Height on the front of a rosette of holes. */
  holes?: number
  feet?: boolean
  hardware?: string
  stitch?: boolean
  /** Color of the thread; by default the leather's own, lighter. */
  thread?: number[]
}
