import { diver, dress, tall, subDials } from '#studio/describe/families.ts'
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
    tall('rect', 1.0, 1.0, {
      case: { corner: 7, l2l: 1.2, band: 0.54, finish: 'brushed', lugs: 'flowing', lugWide: 1.6, lugDrop: 2.1, chamfer: 0.7 },
      bezel: {
        kind: 'flat',
        shape: 'tongued',
        corner: 2.4,
        outer: [0.85, 1.07],
        opening: [0.68, 0.68],
        screws: 'slot',
        screwCount: 8,
        screwInset: 1.8,
        height: 1.7,
        chamfer: 0.35,
      },
      dial: { corner: 2.2, finish: 'opaline' },
      indices: { size: 3.9, inset: 0.9 },
      crown: { kind: 'cabochon', r: 2.4, long: 2.6 },
      date: { angle: 180, size: 1.9, frame: false },
      band: { kind: 'screwed', pitch: 6.4, taper: 0.86 },
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
      subdials: [counter(0.45, 0, 0.28, { color: 'slate' }), seconds(-0.45, 0, 0.28, { color: 'slate' })],
      hands: { chrono: true, secondsColor: 'red', kind: 'skeleton' },
      pushers: { kind: 'pump', angles: [26, -26] },
      crown: { r: 3.4, long: 3.4 },
      band: { kind: 'rubber', color: 'black', ribs: true, thick: 5 },
      date: null,
    }),
    more,
  )
}

export const whiteDisc = { finish: 'enamel', color: 'white', ticks: 60, numbers: 12, labels: ['XII', 'III', 'VI', 'IX'], lift: 1.3 }

export function legacy(more: WatchShape): WatchShape {
  return over(
    dress({
      bezel: { kind: 'smooth', height: 1.8, depth: 2.4, opening: [0.88, 0.88], dome: 5.2 },
      dial: { finish: 'sunburst', track: 'none', color: 'slate' },
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
