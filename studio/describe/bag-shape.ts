/** How a strap or a chain is laid out (`strap_lines.py`); lying unless said when there is a handle, else risen. */
type Laid = { out?: number; high?: number; way?: 'rise' | 'doubled' | 'pair' | 'lying'; side?: 1 | -1 }

/** How a bag is drawn. Shares are of the bag's own width or height; lengths are millimeters. */
export type BagShape = {
  /** Leather: a word of the studio, and how large its grain is. */
  grain?: string
  grainScale?: number
  color?: string | number[]
  trim?: string | number[]
  trimGrain?: string
  trimScale?: number
  /** Width, height, depth in millimeters, where the catalog's height counts a handle. */
  size?: [number, number, number]
  /** The silhouette: how wide and deep it is at the top, how square, how soft. */
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
  /** How high a zip crosses the front. */
  zip?: number
  /** How far the sides stand out. */
  wings?: number
  /** How far the lower edge rises towards the right. */
  slant?: number
  belt?: boolean
  /** A case for the key on a thong. */
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
    /** Of bamboo: how many knots it has. */
    knots?: number
    /** Supple, with one knot. */
    knot?: boolean
  }
  chain?: { link?: number; laced?: boolean } & Laid
  strap?: { wide?: number; low?: number } & Laid
  lock?: 'turn' | 'plate' | 'round' | 'ball' | 'stirrup' | 'bar' | 'press'
  lockAt?: number
  padlock?: boolean
  /** How high on the front a rosette of holes sits. */
  holes?: number
  feet?: boolean
  hardware?: string
  stitch?: boolean
  /** The color of the thread, where it is not the leather's own, lighter. */
  thread?: number[]
}
