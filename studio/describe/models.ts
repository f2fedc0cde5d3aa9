import { diver, dress, oyster, tachymeter, tall, subDials } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

export function octo(more: WatchShape = {}): WatchShape {
  return over(
    describeIntegrated({
      case: { shape: 'octagon', corner: 0.6, w: 0.98, h: 0.98, l2l: 1.14, band: 0.6, finish: 'brushed', lugDrop: 1.6 },
      bezel: {
        kind: 'flat',
        shape: 'octagon',
        outer: [0.92, 0.92],
        corner: 0.5,
        opening: [0.8, 0.8],
        height: 1.1,
        depth: 0.6,
        chamfer: 0.5,
      },
      dial: { finish: 'matte', track: 'none' },
      indices: {
        kind: 'mixed',
        numerals: [0, 6],
        size: 4.6,
        font: 'gothic',
        between: 'baton',
        long: 3.6,
        wide: 0.5,
        inset: 1,
        metal: 'black_gold',
      },
      hands: { kind: 'baton', metal: 'black_gold', wide: 0.9, seconds: false },
      subdials: [seconds(-0.3, -0.4, 0.2, { finish: 'matte', labels: undefined })],
      band: { kind: 'octo', pitch: 4.4, thick: 2.2, taper: 0.7 },
      crown: { r: 1.9, long: 2.0 },
      date: null,
    }),
    more,
  )
}

export function tonda(more: WatchShape): WatchShape {
  return over(
    describeIntegrated({
      case: { shape: 'round', corner: undefined },
      bezel: { kind: 'coin', flutes: 180, opening: [0.84, 0.84], height: 1.6 },
      dial: { finish: 'guilloche', track: 'none' },
      indices: { kind: 'wedge', long: 2.9, wide: 0.95, inset: 1.2, metal: 'white' },
      hands: { kind: 'skeleton', wide: 1.2, seconds: false },
      band: { kind: 'panel', studs: 1, pitch: 5.4 },
    }),
    more,
  )
}

export function santos(more: WatchShape): WatchShape {
  return over(
    tall('rect', 1.0, 1.02, {
      case: { corner: 4.2, l2l: 1.24, band: 0.56, finish: 'brushed' },
      bezel: {
        kind: 'flat',
        corner: 3.2,
        outer: [0.9, 0.92],
        opening: [0.72, 0.74],
        screws: 'slot',
        screwCount: 8,
        height: 1.9,
        chamfer: 0.4,
      },
      dial: { corner: 2, finish: 'opaline' },
      indices: { size: 3.4, inset: 1.3 },
      crown: { kind: 'cabochon', r: 2.4, long: 2.6 },
      date: { angle: 180, size: 1.9, frame: false },
      band: { polishedCentre: false },
    }),
    more,
  )
}

export function curvex(more: WatchShape): WatchShape {
  return over(
    tall('barrel', 1.0, 1.3, {
      dial: { finish: 'guilloche', track: 'none' },
      bezel: { opening: [0.84, 1.12] },
      indices: { kind: 'arabic', size: 4.6, font: 'italic', metal: 'white', depth: 0.15, inset: 0.9 },
      hands: { kind: 'leaf', metal: 'steel', wide: 1.5, reach: 0.9 },
      crown: { kind: 'fluted', r: 2.5, long: 2.6 },
    }),
    more,
  )
}

export function bigBang(more: WatchShape): WatchShape {
  return over(
    describeIntegrated({
      case: { shape: 'round', corner: undefined, l2l: 1.2, band: 0.62, finish: 'brushed', ears: 0.2 },
      bezel: { kind: 'flat', screws: 'slot', screwCount: 6, opening: [0.76, 0.76], outer: [0.94, 0.94], height: 2.6, depth: 1 },
      dial: { finish: 'skeleton', track: 'none', layout: 'column' },
      indices: {
        kind: 'mixed',
        numerals: [0, 2, 4, 8, 10],
        between: 'lumebaton',
        size: 3.4,
        font: 'gothic',
        long: 2,
        inset: 0.3,
        skip: [3, 9],
      },
      subdials: [counter(0.45, 0, 0.28, { colour: 'slate' }), seconds(-0.45, 0, 0.28, { colour: 'slate' })],
      hands: { chrono: true, secondsColour: 'red', kind: 'skeleton' },
      pushers: { kind: 'pump', angles: [26, -26] },
      crown: { r: 3.4, long: 3.4 },
      band: { kind: 'rubber', colour: 'black', ribs: true, thick: 5 },
      date: null,
    }),
    more,
  )
}

/** A domed disc of white lacquer that floats over the dial. */
export const whiteDisc = { finish: 'enamel', colour: 'white', ticks: 60, numbers: 12, labels: ['XII', 'III', 'VI', 'IX'], lift: 1.3 }

export function legacy(more: WatchShape): WatchShape {
  return over(
    dress({
      bezel: { kind: 'smooth', height: 1.8, depth: 2.4, opening: [0.88, 0.88], dome: 5.2 },
      dial: { finish: 'sunburst', track: 'none', colour: 'slate' },
      indices: { kind: 'none' },
      hands: { kind: 'none', subs: 'blue_steel' },
      subdials: [
        counter(0.46, -0.08, 0.38, { ...whiteDisc, points: 304 }),
        counter(-0.46, -0.08, 0.38, { ...whiteDisc, points: 48 }),
        counter(0, -0.66, 0.16, { ...whiteDisc, labels: undefined, lift: 0.8, span: 200, start: -100, ticks: 6, points: 40 }),
        { kind: 'balance', at: [0, 0.38], r: 0.38, rises: 2.6, points: 0 },
      ],
      crown: { angles: [0] },
    }),
    more,
  )
}

export function moonwatch(more: WatchShape): WatchShape {
  return over(
    tachymeter('black', {
      dial: { finish: 'matte', words: [] },
      indices: { kind: 'lumebaton', long: 2.6, wide: 0.6, inset: 1.5, metal: 'white', skip: [3, 6, 9] },
      hands: { kind: 'pencil', metal: 'white', wide: 1.1 },
      crown: { r: 2.8, long: 2.6 },
      band: { kind: 'five', polishedCentre: true, pitch: 5.4 },
      case: { l2l: 1.15, lugWide: 3.1, lugFlare: 10 },
    }),
    more,
  )
}

export function luminor(more: WatchShape): WatchShape {
  return over(
    oyster({
      case: { shape: 'cushion', corner: 3.0, w: 1.0, h: 1.0, l2l: 1.2, band: 0.56, finish: 'polished', lugWide: 3 },
      bezel: { kind: 'smooth', outer: [0.92, 0.92], opening: [0.74, 0.74], height: 2.2 },
      dial: { finish: 'matte', words: [], track: 'none' },
      indices: {
        kind: 'mixed',
        numerals: [0, 6, 9],
        between: 'lumebaton',
        size: 6,
        font: 'gothic',
        long: 3.4,
        wide: 0.9,
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

export function excalibur(more: WatchShape): WatchShape {
  return over(
    diver('black', {
      bezel: { kind: 'coin', flutes: 20, height: 2.8, opening: [0.8, 0.8] },
      dial: { finish: 'skeleton', track: 'lines', words: [], layout: 'star' },
      indices: { kind: 'mixed', numerals: [0, 3, 6, 9], roman: true, between: 'lumebaton', size: 3.4, long: 2, skip: [], inset: 0.2 },
      hands: { kind: 'skeleton', lollipop: false, seconds: false },
      crown: { guard: true, r: 3.2 },
      date: null,
    }),
    more,
  )
}
