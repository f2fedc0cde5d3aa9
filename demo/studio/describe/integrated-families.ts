import { over, type WatchShape } from '#studio/describe/shape.ts'

export const octagonal = (more: WatchShape = {}): WatchShape =>
  over(
    {
      case: {
        shape: 'cushion',
        w: 0.97,
        h: 0.99,
        corner: 3.4,
        lugs: 'integrated',
        l2l: 1.16,
        band: 0.66,
        chamfer: 0.8,
        finish: 'brushed',
        lugDrop: 3.4,
        lugWide: 2,
      },
      bezel: {
        kind: 'flat',
        shape: 'octagon',
        outer: [0.93, 0.93],
        opening: [0.755, 0.755],
        corner: 0.8,
        height: 2.0,
        depth: 0.9,
        gasket: true,
        screws: 'hex',
        chamfer: 0.8,
      },
      dial: { finish: 'tapisserie', track: 'lines', pitch: 1.12 },
      indices: { kind: 'lumebaton', long: 3.0, wide: 0.95, inset: 1.6, metal: 'white_gold' },
      hands: { kind: 'lumebaton', wide: 1.2, metal: 'white_gold', counter: 'none' },
      crown: { kind: 'fluted', r: 2.6, long: 2.4 },
      band: { kind: 'panel', taper: 0.62, pitch: 6.6, thick: 3.0, studs: 2 },
    },
    more,
  )

/** A watch with a rounded octagonal case that has hinges at 3 and 9 o'clock. */
export const porthole = (more: WatchShape = {}): WatchShape =>
  over(
    {
      case: {
        shape: 'porthole',
        w: 0.99,
        h: 0.99,
        ears: 0.34,
        lugs: 'integrated',
        l2l: 1.12,
        band: 0.6,
        chamfer: 0.7,
        finish: 'brushed',
        lugDrop: 2.6,
      },
      bezel: { kind: 'flat', shape: 'porthole', outer: [0.94, 0.94], opening: [0.79, 0.79], height: 1.6, depth: 0.8, chamfer: 0.9 },
      dial: { finish: 'hlines', track: 'lines', pitch: 1.25, shape: 'porthole', plain: 0.07 },
      indices: { kind: 'lumebaton', long: 3.4, wide: 0.95, inset: 1.5, metal: 'white_gold' },
      hands: { kind: 'lumebaton', wide: 1.3, metal: 'white_gold', counter: 'none' },
      crown: { kind: 'fluted', r: 2.6, long: 2.2 },
      band: { kind: 'nautilus', taper: 0.66, pitch: 5.4, thick: 2.8 },
    },
    more,
  )

export const describeIntegrated = (more: WatchShape = {}): WatchShape =>
  over(
    {
      case: {
        shape: 'cushion',
        w: 0.97,
        h: 0.98,
        corner: 2.5,
        lugs: 'integrated',
        l2l: 1.15,
        band: 0.58,
        chamfer: 0.8,
        finish: 'brushed',
        lugDrop: 3.0,
      },
      bezel: { kind: 'flat', outer: [0.93, 0.93], opening: [0.78, 0.78], height: 1.8, depth: 0.9, chamfer: 0.6 },
      dial: { finish: 'sunburst' },
      indices: { kind: 'lumebaton', long: 3.2, wide: 0.95, inset: 1.5, metal: 'white_gold' },
      hands: { kind: 'lumebaton', wide: 1.25, metal: 'white_gold', counter: 'none' },
      crown: { kind: 'fluted', r: 2.7, long: 2.6 },
      band: { kind: 'panel', taper: 0.68, pitch: 6.4, thick: 3.0, studs: 1 },
    },
    more,
  )
