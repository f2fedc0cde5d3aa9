/** How a bag is drawn. Shares are of the bag's own width or height; lengths are millimetres. */
export type BagShape = {
  /** Leather: a word of the studio, and how large its grain is. */
  grain?: string
  grainScale?: number
  colour?: string | number[]
  trim?: string | number[]
  trimGrain?: string
  trimScale?: number
  /** The silhouette: how wide and deep it is at the top, how square, how soft. */
  topWide?: number
  topDeep?: number
  power?: number
  puff?: number
  round?: number
  sag?: number
  belly?: number
  arch?: number
  open?: boolean
  closed?: boolean
  piping?: false
  quilt?: { kind: 'diamond' | 'square' | 'chevron' | 'cannage' | 'weave'; step: number; high?: number }
  flap?: { down: number; wide?: number; corner?: number; point?: number; taper?: number; trim?: boolean; quilt?: boolean }
  panel?: [number, number]
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
  chain?: { out?: number; high?: number; link?: number; laced?: boolean }
  strap?: { out?: number; high?: number; wide?: number; low?: number }
  lock?: 'turn' | 'plate' | 'round' | 'ball' | 'stirrup' | 'bar' | 'press'
  lockAt?: number
  padlock?: boolean
  /** How high on the front a rosette of holes sits. */
  holes?: number
  feet?: boolean
  hardware?: string
  stitch?: boolean
}
