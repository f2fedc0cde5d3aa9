import { oyster, tachymeter } from '#studio/describe/families.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

export const seamaster: WatchShape = {
  case: { lugs: 'lyre', w: 0.965, h: 0.965, l2l: 1.185, band: 0.476, lugWide: 3.6, lugFlare: 4, swell: 1.3 },
  bezel: { teeth: 12, toothDepth: 0.022, height: 2.5, opening: [0.75, 0.75] },
  crown: { guard: false, valve: 142, r: 2.9, long: 3.2, at: 20.8 },
}

export function moonwatch(more: WatchShape): WatchShape {
  return over(
    tachymeter('black', {
      dial: { finish: 'matte', words: [] },
      indices: { kind: 'lumebaton', long: 2.6, wide: 0.6, inset: 1.5, metal: 'white', skip: [3, 6, 9] },
      hands: { kind: 'pencil', metal: 'white', wide: 1.1 },
      bezel: { outer: [0.95, 0.95], opening: [0.755, 0.755] },
      crown: { r: 2.8, long: 2.9, at: 21 },
      pushers: { at: 20.9 },
      band: { kind: 'five', polishedCenter: true, pitch: 5.4 },
      case: { lugs: 'lyre', w: 40.4, h: 40.4, l2l: 1.145, band: 0.476, lugWide: 3.5, lugFlare: 4, swell: 1.1 },
    }),
    more,
  )
}

export function luminor(more: WatchShape): WatchShape {
  return over(
    oyster({
      case: {
        shape: 'pillow',
        corner: 8.4,
        w: 1.0,
        h: 0.98,
        l2l: 1.19,
        band: 0.545,
        finish: 'brushed',
        lugs: 'block',
        lugWide: 4,
        lugRoot: 2.7,
        chamfer: 0.7,
      },
      bezel: { kind: 'flat', polished: true, outer: [0.93, 0.93], opening: [0.72, 0.72], height: 2.4, chamfer: 1.3 },
      dial: { finish: 'matte', words: [], track: 'none' },
      indices: {
        kind: 'mixed',
        numerals: [0, 6, 9],
        between: 'lumebaton',
        size: 8.8,
        font: 'gothic',
        long: 4,
        wide: 1.1,
        metal: 'cream',
        inset: 1.2,
        depth: 0.08,
        skip: [3],
      },
      hands: { kind: 'pencil', metal: 'black_gold', wide: 1.7, seconds: false },
      crown: { guard: 'lever', r: 3.4, long: 3.8 },
      band: { kind: 'leather', thick: 5.2 },
      date: null,
    }),
    more,
  )
}
