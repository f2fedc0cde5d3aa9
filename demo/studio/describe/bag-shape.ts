type Laid = { out?: number; high?: number; way?: 'rise' | 'doubled' | 'pair' | 'lying'; side?: 1 | -1 }

/** How a bag is drawn. Lengths are in millimeters. Relative sizes are fractions of the bag's width or height. */
export type BagShape = {
  /** Name of a leather in `blender/leather.py`. `grainScale`: size of the grain. */
  grain?: string
  grainScale?: number
  color?: string | number[]
  trim?: string | number[]
  trimGrain?: string
  trimScale?: number
  /** Width, height and depth in millimeters. Set only if the height in the catalog includes a handle. */
  size?: [number, number, number]
  /** The fields from here to `arch` describe the silhouette: size of the top, squareness and softness of the body. */
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
  /** Pattern of seams. `step`: distance between two seams. The kind `facets` divides the whole front into planes. */
  quilt?: { kind: 'diamond' | 'square' | 'chevron' | 'cannage' | 'weave' | 'facets'; step: number; high?: number }
  flap?: { down: number; wide?: number; corner?: number; point?: number; taper?: number; trim?: boolean; quilt?: boolean; edge?: number }
  panel?: [number, number]
  zip?: number
  wings?: number
  slant?: number
  belt?: boolean
  /** A clochette: a leather case for the key, on a strap. */
  bell?: boolean
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
    knots?: number
    knot?: boolean
  }
  chain?: { link?: number; laced?: boolean } & Laid
  strap?: { wide?: number; low?: number } & Laid
  lock?: 'turn' | 'plate' | 'round' | 'ball' | 'stirrup' | 'bar' | 'press'
  lockAt?: number
  padlock?: boolean
  /** Height of a rosette of punched holes on the front, as a fraction of the bag's height. */
  holes?: number
  feet?: boolean
  hardware?: string
  stitch?: boolean
  /** Color of the thread. Default: a lighter shade of the leather's color. */
  thread?: number[]
}
