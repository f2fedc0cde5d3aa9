import { chronograph, dress, tall, subDials } from '#studio/describe/families.ts'
import { describeIntegrated, porthole } from '#studio/describe/integrated-families.ts'
import { tonda } from '#studio/describe/models.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

export const watchesPatekVacheron: Record<string, WatchShape> = {
  'parmigiani-tonda-pf-gmt-rattrapante-pfc905-1020001-100182': tonda({
    hands: { gmt: 'rose_gold', gmtAngle: 330, kind: 'skeleton', seconds: false },
    date: null,
  }),
  'parmigiani-tonda-pf-micro-rotor-pfc914-1020001-100182': tonda({ date: { angle: 180, size: 1.7, frame: false, disc: 'grey' } }),
  'patek-philippe-aquanaut-5167a-001': porthole({
    case: { l2l: 1.18, band: 0.54 },
    dial: { finish: 'tapisserie', pitch: 2.3, plain: 0.22 },
    indices: {
      kind: 'mixed',
      numerals: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11],
      size: 3.6,
      font: 'gothic',
      skip: [3],
      inset: 0.6,
      metal: 'white',
    },
    date: { angle: 90, size: 2.1 },
    band: { kind: 'rubber', color: 'black', ribs: true },
  }),
  'patek-philippe-calatrava-6119g-001': dress({
    bezel: { kind: 'coin', flutes: 110, height: 1.6 },
    dial: { finish: 'sunburst', track: 'rail' },
    indices: { kind: 'wedge', long: 3.4, wide: 0.9, skip: [6] },
    subdials: [seconds(0, -0.5, 0.25, { labels: undefined })],
  }),
  'patek-philippe-chronograph-5172g-001': chronograph({
    dial: { finish: 'lacquer', words: [] },
    indices: { kind: 'arabic', font: 'gothic', size: 3.7, skip: [3, 9], metal: 'cream', depth: 0.25 },
    hands: { kind: 'pencil', metal: 'cream', wide: 1.6, secondsColor: 'white' },
    subdials: [counter(0.45, -0.04, 0.26, { finish: 'opaline' }), seconds(-0.45, -0.04, 0.26, { finish: 'opaline' })],
    band: { color: 'navy' },
    case: { finish: 'polished' },
  }),
  'patek-philippe-golden-ellipse-3738-100j': over(tall('rect', 1.0, 1.14), {
    case: { shape: 'round', lugs: 'none', l2l: 1.12, band: 0.62, w: 1, h: 1.14 },
    bezel: { kind: 'smooth', shape: 'round', outer: [1, 1.13], opening: [0.9, 1.03] },
    dial: { shape: 'round', finish: 'sunburst', track: 'none' },
    indices: { kind: 'baton', metal: 'yellow_gold', wide: 0.4, long: 3.2, inset: 1.2 },
    hands: { kind: 'baton', metal: 'yellow_gold', wide: 0.55 },
    crown: { kind: 'fluted', r: 1.6, long: 1.6 },
    band: { grain: 'alligator', color: 'navy' },
  }),
  'patek-philippe-minute-repeater-5178g-001': dress({
    dial: { finish: 'enamel', track: 'dots' },
    indices: { kind: 'arabic', font: 'italic', size: 3.9, metal: 'white_gold', skip: [6], depth: 0.3 },
    hands: { kind: 'leaf', wide: 1.4 },
    subdials: [seconds(0, -0.5, 0.24, { finish: 'enamel' })],
  }),
  'patek-philippe-nautilus-5711-1a-010': porthole({ date: { angle: 90, size: 2.1 }, indices: { skip: [3] } }),
  'patek-philippe-nautilus-5712-1a-001': porthole({
    hands: { seconds: false, wide: 1.1 },
    indices: { long: 2.4, skip: [4, 7] },
    subdials: [
      { kind: 'moon', at: [-0.34, -0.26], r: 0.25 },
      seconds(0.36, -0.4, 0.22, { labels: undefined }),
      counter(-0.34, 0.4, 0.16, { span: 100, start: -50, ticks: 8, points: 20 }),
    ],
    date: null,
  }),
  'patek-philippe-nautilus-5811-1g-001': porthole({
    date: { angle: 90, size: 2.1 },
    indices: { skip: [3], long: 3.6 },
    dial: { finish: 'hlines' },
  }),
  'patek-philippe-perpetual-calendar-5320g-011': dress({
    dial: { finish: 'lacquer', words: [{ text: 'MON  JUN', y: 0.4, size: 0.15 }] },
    indices: { kind: 'arabic', font: 'gothic', size: 3.8, skip: [6], metal: 'black_gold' },
    hands: { kind: 'pencil', metal: 'black_gold', seconds: true },
    subdials: [counter(0, -0.46, 0.29, { ticks: 31, numbers: 8, finish: 'opaline' }), { kind: 'moon', at: [0, -0.42], r: 0.19 }],
  }),
  'patek-philippe-world-time-5230g-001': dress({
    dial: { finish: 'guilloche', track: 'none', color: 'slate' },
    indices: { kind: 'baton', inset: 6.9, long: 2.4 },
    hands: { kind: 'skeleton', wide: 1.4, reach: 0.68 },
    subdials: [{ kind: 'world', at: [0, 0], r: 0.96 }],
  }),
  'vacheron-constantin-historiques-222-4200h': describeIntegrated({
    bezel: { kind: 'coin', flutes: 60, height: 1.6, outer: [0.95, 0.95] },
    dial: { finish: 'sunburst' },
    indices: { kind: 'baton', wide: 0.6, skip: [3], metal: 'yellow_gold' },
    hands: { metal: 'yellow_gold', seconds: false, wide: 1 },
    date: { angle: 90, size: 2.1 },
    band: { kind: 'panel', studs: 1, pitch: 6 },
  }),
  'vacheron-constantin-historiques-american-1921-82035': dress({
    case: { shape: 'cushion', corner: 3.2, w: 1, h: 1 },
    bezel: { kind: 'smooth', shape: 'cushion', corner: 3.2 },
    dial: { finish: 'opaline', track: 'rail' },
    indices: { kind: 'arabic', font: 'didone', size: 3.9, metal: 'black', depth: 0.08, inset: 2.0, skip: [4] },
    hands: { kind: 'breguet', metal: 'black_gold', wide: 1.3 },
    subdials: [seconds(0.34, -0.4, 0.22)],
    crown: { angles: [45], r: 2.8 },
  }),
  'vacheron-constantin-overseas-4500v-blue': describeIntegrated({
    bezel: { kind: 'flat', shape: 'cross', outer: [0.96, 0.96] },
    date: { angle: 90, size: 2.1 },
    indices: { skip: [3], long: 3.6 },
    band: { kind: 'panel', studs: 3, pitch: 6.8 },
  }),
  'vacheron-constantin-patrimony-81180-000r': dress({
    case: { thick: 7 },
    dial: { finish: 'opaline', track: 'dots' },
    indices: { kind: 'wedge', long: 4, wide: 0.75 },
    hands: { kind: 'leaf', wide: 1.1 },
  }),
  'vacheron-constantin-patrimony-retrograde-4000u': dress({
    indices: { kind: 'wedge', long: 3, skip: [0, 6, 11, 1], wide: 0.8 },
    hands: { kind: 'leaf', wide: 1.3 },
    subdials: [
      counter(0, 0.1, 0.6, { span: 180, start: -90, ticks: 31, numbers: 6, finish: 'opaline', points: -20 }),
      counter(0, -0.56, 0.26, { span: 120, start: 120, ticks: 7, finish: 'opaline', points: 170 }),
    ],
  }),
}
