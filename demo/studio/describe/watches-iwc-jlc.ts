import { chronograph, diver, dress, oyster, tall, subDials } from '#studio/describe/families.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials
const months = ['1', '4', '7', '10']
const calendar = () => [
  counter(-0.44, 0, 0.24, { ticks: 7, finish: 'opaline' }),
  counter(0.44, 0, 0.24, { ticks: 31, labels: ['31', '8', '15', '23'], finish: 'opaline' }),
  counter(0, 0.44, 0.24, { ticks: 12, labels: months, finish: 'opaline' }),
]

export const watchesIwcJlc: Record<string, WatchShape> = {
  'iwc-pilots-chronograph-mojave-desert-iw389103': chronograph({
    bezel: { kind: 'smooth', opening: [0.86, 0.86] },
    dial: { finish: 'matte', color: 'brown', words: [] },
    indices: { kind: 'arabic', font: 'sans', size: 4.4, metal: 'beige', depth: 0.05, inset: 1.7, skip: [3, 6, 9, 0] },
    hands: { kind: 'pencil', metal: 'beige' },
    date: { angle: 90, size: 2.0, digits: ['SAT', '28'], frame: false },
    subdials: [counter(0, 0.46, 0.25), counter(0, -0.46, 0.25), seconds(-0.46, 0, 0.25)],
    band: { kind: 'textile', color: 'sand' },
    case: { metal: 'sand_ceramic' },
    crown: { metal: 'bronze' },
  }),
  'iwc-pilots-watch-mark-xx-iw328201': oyster({
    dial: { finish: 'matte', words: [], track: 'lines' },
    indices: { kind: 'arabic', font: 'sans', size: 4.4, metal: 'white', depth: 0.05, inset: 1.7, skip: [0, 3] },
    hands: { kind: 'pencil', wide: 1.7 },
    date: { angle: 90, size: 2.1, frame: false },
    bezel: { opening: [0.84, 0.84] },
    band: { kind: 'leather', color: 'black', stitch: 'same' },
  }),
  'iwc-portugieser-chronograph-iw371605': chronograph({
    bezel: { kind: 'smooth', opening: [0.87, 0.87], height: 1.5 },
    dial: { finish: 'opaline', words: [], track: 'lines' },
    indices: { kind: 'arabic', font: 'sans', size: 4.3, metal: 'blue_steel', skip: [0, 6], depth: 0.3, inset: 2.2 },
    hands: { kind: 'leaf', metal: 'blue_steel', wide: 1.4, secondsColor: 'blue_steel' },
    subdials: [counter(0, 0.45, 0.27, { labels: ['30', '10', '20'] }), seconds(0, -0.45, 0.27)],
    pushers: { kind: 'pump', angles: [27, -27] },
  }),
  'iwc-portugieser-perpetual-calendar-iw503302': dress({
    indices: { kind: 'arabic', font: 'sans', size: 4, skip: [0, 3, 6, 9], depth: 0.3, inset: 1.8 },
    hands: { kind: 'leaf', wide: 1.3 },
    subdials: [
      ...calendar().slice(0, 2),
      counter(0, -0.46, 0.25, { ticks: 12, labels: months, finish: 'opaline' }),
      { kind: 'moon', at: [0, 0.46], r: 0.25 },
    ],
  }),
  'jaeger-lecoultre-master-ultra-thin-moon-q1368420': dress({
    dial: { finish: 'sunburst' },
    indices: { kind: 'dagger', long: 3.4, skip: [6] },
    hands: { kind: 'dauphine' },
    subdials: [counter(0, -0.44, 0.3, { ticks: 31, finish: 'opaline', numbers: 8 }), { kind: 'moon', at: [0, -0.4], r: 0.2 }],
  }),
  'jaeger-lecoultre-master-ultra-thin-perpetual-q130842j': dress({
    dial: { finish: 'sunburst' },
    indices: { kind: 'dagger', long: 3 },
    subdials: [...calendar(), { kind: 'moon', at: [0, -0.46], r: 0.2 }],
  }),
  'jaeger-lecoultre-memovox-e855-1968': dress({
    dial: { finish: 'sunburst' },
    indices: { kind: 'baton', long: 2.4, inset: 4.2 },
    date: { angle: 90, size: 1.8, r: 12.4 },
    crown: { angles: [28, -28], r: 2.3 },
    subdials: [counter(0, 0, 0.55, { finish: 'opaline', ticks: 48, numbers: 12, points: 330 })],
  }),
  'jaeger-lecoultre-polaris-memovox-q9038670': diver('black', {
    bezel: { kind: 'smooth', opening: [0.84, 0.84], flange: 'black' },
    dial: { finish: 'sunburst', words: [] },
    indices: { kind: 'mixed', numerals: [0, 6, 9], between: 'wedge', size: 4, font: 'gothic', skip: [3], long: 3 },
    hands: { kind: 'lumebaton', lollipop: false },
    date: { angle: 90, size: 2.1 },
    crown: { guard: false, angles: [0, 30, -30], r: 2.8 },
    band: { kind: 'rubber', color: 'black' },
  }),
  'jaeger-lecoultre-reverso-tribute-q397846j': over(tall('rect', 1.0, 1.34), {
    case: { corner: 0.7, finish: 'polished', l2l: 1.62, gadroons: true },
    bezel: { kind: 'step', corner: 0.6, opening: [0.82, 0.96] },
    dial: { finish: 'sunburst', corner: 0.4, track: 'rail', trackInset: 0.5 },
    indices: { kind: 'wedge', metal: 'white_gold', long: 2.4, wide: 0.8, inset: 2.2 },
    hands: { kind: 'dauphine', metal: 'white_gold', wide: 1.5, reach: 1.05 },
    subdials: [seconds(0, -0.62, 0.3, { labels: undefined, finish: 'opaline' })],
    crown: { kind: 'fluted', r: 1.9, long: 2 },
    band: { color: 'burgundy' },
  }),
}
