import { chronograph, diver, dress, oyster, subDials } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import type { WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

/** Watches by key. Values missing from an entry follow from the catalog. */
export const watchesGermanyJapan: Record<string, WatchShape> = {
  'a-lange-soehne-datograph-405-035': dress({
    bezel: { kind: 'step' },
    dial: { track: 'rail', finish: 'opaline' },
    indices: { kind: 'mixed', numerals: [2, 6, 10], roman: true, between: 'baton', skip: [0, 4, 8], size: 3.4, long: 2.2, inset: 2.4 },
    hands: { kind: 'alpha', seconds: true, chrono: true, secondsColor: 'steel', wide: 1.3 },
    subdials: [
      counter(0.42, -0.2, 0.26, { color: 'silver', finish: 'opaline' }),
      seconds(-0.42, -0.2, 0.26, { color: 'silver', finish: 'opaline' }),
    ],
    date: { angle: 0, r: 8.4, size: 2.9, digits: ['2', '5'] },
    pushers: { kind: 'rect', angles: [28, -28] },
  }),
  'a-lange-soehne-lange-1-191-032': dress({
    dial: { track: 'none' },
    hands: { at: [-3.9, 1.6], reach: 0.66, kind: 'alpha', wide: 1.4, metal: 'rose_gold' },
    indices: { kind: 'none' },
    subdials: [
      counter(-0.26, 0.11, 0.52, { finish: 'opaline', ticks: 60, numbers: 12, labels: ['XII', 'III', 'VI', 'IX'] }),
      seconds(0.38, -0.38, 0.24, { finish: 'opaline' }),
      counter(0.62, 0.06, 0.19, { span: 110, start: 35, finish: 'opaline', ticks: 10, points: 70 }),
    ],
    date: { angle: 42, r: 11.6, size: 3.0, digits: ['2', '5'] },
  }),
  'a-lange-soehne-odysseus-363-179': describeIntegrated({
    case: { shape: 'round', corner: undefined },
    dial: { finish: 'guilloche' },
    date: { angle: 90, size: 3.0, r: 11, digits: ['2', '8'] },
    subdials: [seconds(0, -0.5, 0.26)],
    indices: { skip: [3, 6, 9], long: 2.8 },
    hands: { seconds: false },
    band: { kind: 'five', pitch: 4.6 },
  }),
  'a-lange-soehne-zeitwerk-140-029': dress({
    dial: { track: 'none', finish: 'opaline' },
    hands: { kind: 'none' },
    indices: { kind: 'none' },
    date: { angle: 90, r: 0.4, size: 5.4, digits: ['10', '08'], disc: 'black' },
    subdials: [
      seconds(0, -0.56, 0.26, { finish: 'opaline' }),
      counter(0, 0.58, 0.2, { span: 140, start: -70, ticks: 12, finish: 'opaline' }),
    ],
  }),
  'glashuette-original-panomaticlunar-1-90-02-46-32-35': dress({
    dial: { finish: 'sunburst', track: 'none' },
    indices: { kind: 'none' },
    hands: { at: [-4.6, 2.4], reach: 0.6, kind: 'alpha', metal: 'white_gold', wide: 1.5 },
    subdials: [
      counter(-0.3, 0.15, 0.53, { finish: 'sunburst', ticks: 60, numbers: 12, labels: ['XII', 'III', 'VI', 'IX'] }),
      seconds(-0.36, -0.52, 0.22, { finish: 'sunburst' }),
      { kind: 'moon', at: [0.46, 0.3], r: 0.2 },
    ],
    date: { angle: 128, r: 11.2, size: 2.8, digits: ['2', '5'] },
  }),
  'glashuette-original-seventies-chronograph-1-37-02-03-02-70': chronograph({
    case: { shape: 'cushion', corner: 4.4, w: 1, h: 1, finish: 'brushed', lugs: 'integrated', l2l: 1.15, band: 0.6 },
    bezel: { kind: 'flat', shape: 'cushion', corner: 4.0, outer: [0.92, 0.92], opening: [0.82, 0.82] },
    dial: { shape: 'cushion', corner: 4.0, finish: 'sunburst' },
    indices: { kind: 'lumebaton', long: 2.6 },
    subdials: [counter(0.45, 0, 0.27), seconds(-0.45, 0, 0.27)],
    date: { angle: 180, size: 2.4, digits: ['2', '8'] },
    band: { kind: 'three', pitch: 5 },
  }),
  'grand-seiko-sbga211': oyster({
    case: { l2l: 1.18, finish: 'mixed' },
    dial: { finish: 'snow', words: [] },
    indices: { kind: 'baton', long: 3.4, wide: 1.1, inset: 1.2, high: 0.7, skip: [3] },
    hands: { kind: 'dauphine', wide: 1.9, secondsColor: 'blue_steel' },
    subdials: [counter(-0.36, -0.34, 0.22, { span: 110, start: -180, ticks: 9, finish: 'opaline', points: -110 })],
    date: { angle: 90, size: 2.1 },
    band: { kind: 'five', pitch: 5.2 },
  }),
  'grand-seiko-sbgm221': dress({
    dial: { finish: 'lacquer' },
    indices: { kind: 'baton', long: 3, wide: 1, skip: [3], high: 0.6 },
    hands: { kind: 'dauphine', wide: 1.8, seconds: true, gmt: 'blue_steel' },
    date: { angle: 90, size: 2.1 },
  }),
  'grand-seiko-sbgx261': oyster({
    dial: { finish: 'lacquer', words: [] },
    indices: { kind: 'baton', long: 3.4, wide: 1.1, skip: [3], high: 0.7 },
    hands: { kind: 'dauphine', wide: 1.8 },
    date: { angle: 90, size: 2.1 },
    band: { kind: 'five', pitch: 5 },
  }),
  'grand-seiko-slgh005': oyster({
    dial: { finish: 'snow', words: [] },
    indices: { kind: 'baton', long: 3.6, wide: 1.2, inset: 1.2, high: 0.7, skip: [3] },
    hands: { kind: 'dauphine', wide: 2, secondsColor: 'blue_steel' },
    date: { angle: 90, size: 2.1 },
    band: { kind: 'five', pitch: 5.4 },
  }),
  'tag-heuer-aquaracer-wbp208b-bf0631': diver('greenbezel', {
    bezel: { shape: 'dodecagon', minutes: true },
    dial: { finish: 'hlines', pitch: 2.0 },
    indices: { kind: 'lumebaton', long: 2.9, wide: 1.3, skip: [6] },
    hands: { kind: 'sword', wide: 1.6 },
    date: { angle: 180, size: 2 },
    crown: { guard: true },
    band: { kind: 'three' },
  }),
  'tag-heuer-carrera-cbs2216-ba0041': chronograph(
    {
      bezel: { kind: 'smooth', opening: [0.89, 0.89], height: 1.3, flange: 'black' },
      dial: { finish: 'sunburst', words: [] },
      date: { angle: 180, size: 1.7 },
      band: { kind: 'beads', pitch: 5.2, polishedCenter: true },
      hands: { secondsColor: 'red' },
    },
    'black_gold',
    'black',
  ),
  'tag-heuer-carrera-re-edition-cs3111': chronograph({
    bezel: { kind: 'smooth', opening: [0.88, 0.88], height: 1.4 },
    dial: { finish: 'matte', words: [] },
    hands: { kind: 'baton', wide: 0.9 },
    band: { color: 'black', grain: 'calf' },
  }),
  'tag-heuer-monaco-caw211p-fc6356': chronograph({
    case: {
      shape: 'rect',
      w: 1,
      h: 1,
      corner: 4,
      l2l: 1.2,
      band: 0.565,
      finish: 'mixed',
      lugs: 'block',
      lugWide: 3.6,
      lugRoot: 0.6,
      lugDrop: 2.6,
      chamfer: 0.9,
    },
    bezel: { kind: 'flat', shape: 'rect', outer: [0.95, 0.95], opening: [0.82, 0.82], corner: 4.4, height: 2, chamfer: 1, dome: 1.7 },
    dial: { shape: 'rect', corner: 3.4, finish: 'sunburst', words: [], ring: true, ink: 'white', trackInset: 0.3 },
    indices: { kind: 'baton', long: 2.9, wide: 0.95, inset: 1.7, metal: 'white_gold', level: true, skip: [3, 6, 9] },
    hands: { kind: 'lumebaton', secondsColor: 'red', wide: 1.2 },
    subdials: [
      counter(0.47, 0, 0.27, { color: 'white', finish: 'opaline', square: true, labels: ['30', '10', '20'] }),
      seconds(-0.47, 0, 0.27, { color: 'white', finish: 'opaline', square: true }),
    ],
    date: { angle: 180, size: 2, r: 11.4 },
    crown: { angles: [180], r: 2.7, long: 2.6 },
    pushers: { kind: 'rect', angles: [24, -24] },
    band: { color: 'blue', grain: 'calf' },
  }),
}
