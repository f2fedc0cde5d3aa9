import type { BagShape } from '#studio/describe/bag-shape.ts'

const belted: BagShape = {
  topWide: 0.92,
  topDeep: 0.62,
  power: 8,
  round: 0.05,
  flap: { down: 0.34, corner: 0.04, wide: 0.93 },
  belt: true,
  feet: true,
  padlock: true,
}
export const birkin: BagShape = {
  ...belted,
  handles: { out: 0.23, high: 0.33, thick: 6, foot: 0.13, apart: 1.05 },
  sag: 0.7,
  fold: 0.16,
  bell: true,
}
export const kelly: BagShape = {
  ...belted,
  topWide: 0.84,
  topDeep: 0.3,
  padlock: false,
  flap: { down: 0.36, corner: 0.05, taper: 0.03, wide: 0.95 },
  handles: { count: 1, out: 0.21, high: 0.34, thick: 6.2, foot: -0.06, rings: true },
}
export const chained: BagShape = {
  topWide: 0.99,
  topDeep: 0.86,
  power: 6,
  round: 0.09,
  puff: 0.04,
  piping: false,
  flap: { down: 0.66, corner: 0.13 },
  chain: { laced: true, high: 0.6 },
}
export const diamonds = { kind: 'diamond', step: 25, high: 5 } satisfies BagShape['quilt']
export const canvas: BagShape = { grain: 'canvas', grainScale: 1.1, color: [0.085, 0.05, 0.028], trim: 'tan', trimGrain: 'smooth' }
export const tote: BagShape = {
  topWide: 1.16,
  topDeep: 0.75,
  power: 5,
  round: 0.05,
  open: true,
  closed: false,
  arch: -0.03,
  sag: 0.6,
  piping: false,
  handles: { out: 0.2, high: 0.56, flat: 13, foot: 0.06 },
}
