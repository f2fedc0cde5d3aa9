import { diver, dress, oyster, subDials, tachymeter } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials
const lens = { angle: 90, lens: true, size: 2.2 }
const jubilee: WatchShape = { band: { kind: 'jubilee', polishedCenter: true, pitch: 5.0 } }
const fluted: WatchShape = { bezel: { kind: 'fluted', height: 2.3, opening: [0.77, 0.77] } }
const gmtHands: WatchShape = { hands: { kind: 'mercedes', wide: 1.15, lollipop: true, gmt: 'white_gold', gmtAngle: 118 } }

const gmt = (insert: string[], more: WatchShape = {}) =>
  over(diver(insert), { bezel: { kind: 'gmt', insert }, date: lens, indices: { skip: [3] } }, gmtHands, more)

export const rolexAndTudor: Record<string, WatchShape> = {
  'rolex-cosmograph-daytona-126500ln-white': tachymeter(
    'black',
    { dial: { finish: 'lacquer', words: [] }, band: { kind: 'three' }, pushers: { kind: 'screw' } },
    'black_gold',
  ),
  'rolex-cosmograph-daytona-116508-green': tachymeter(
    'champagne',
    { bezel: { ink: 'black_gold' }, dial: { finish: 'sunburst', words: [] }, band: { kind: 'three' }, pushers: { kind: 'screw' } },
    'yellow_gold',
  ),
  'rolex-cosmograph-daytona-116515ln-chocolate': tachymeter(
    'black',
    { dial: { finish: 'sunburst', words: [] }, pushers: { kind: 'screw' }, bezel: { ink: 'rose_gold' } },
    'rose_gold',
    'black',
  ),
  'rolex-yacht-master-ii-116680': diver('bluebezel', {
    bezel: { insert: 'bluebezel', kind: 'dive', ink: 'steel' },
    dial: { finish: 'lacquer', words: [] },
    indices: { kind: 'lumebaton', long: 2.2, wide: 0.9 },
    hands: { kind: 'mercedes', metal: 'blue_steel', secondsColor: 'red' },
    subdials: [
      counter(0, 0.1, 0.62, {
        finish: 'opaline',
        span: 240,
        start: -120,
        ticks: 10,
        labels: ['10', null, '8', null, '6', null, '4', null, '2', '0'],
        points: -60,
      }),
      seconds(0, -0.5, 0.22),
    ],
    band: { kind: 'three' },
    pushers: { kind: 'pump', angles: [30, -30] },
  }),
  'rolex-day-date-40-228235-olive': oyster({
    ...fluted,
    indices: { kind: 'roman', size: 3.3, inset: 1.5, depth: 0.35, metal: 'rose_gold' },
    hands: { kind: 'baton', wide: 1.1 },
    date: { angle: 90, lens: true, size: 2.2 },
    subdials: [],
    band: { kind: 'president', pitch: 5.4, polishedCenter: true },
    dial: { words: [{ text: 'SUNDAY', y: 0.66, size: 0.13 }] },
  }),
  'rolex-datejust-41-126334-blue': over(oyster(fluted), jubilee, { date: lens, indices: { skip: [3] } }),
  'rolex-datejust-1601-1972': over(oyster(fluted), jubilee, {
    date: lens,
    indices: { skip: [3], kind: 'baton', wide: 0.6, long: 3.2 },
    hands: { kind: 'baton', wide: 0.9 },
    bezel: { flutes: 72 },
  }),
  'rolex-1908-52508-white': dress({
    bezel: { kind: 'fluted', flutes: 120, opening: [0.8, 0.8], height: 1.6 },
    dial: { finish: 'lacquer', track: 'rail' },
    indices: { kind: 'mixed', numerals: [3, 9, 0], between: 'baton', size: 4.4, font: 'sans', long: 2.6, skip: [6], inset: 1.9 },
    hands: { kind: 'breguet', wide: 1.3, metal: 'yellow_gold' },
    subdials: [seconds(0, -0.5, 0.25, { labels: undefined })],
    band: { grain: 'alligator', color: 'black' },
  }),
  'rolex-sky-dweller-336934-blue': over(oyster(fluted), {
    date: lens,
    indices: { skip: [3], kind: 'lumebaton', long: 2.7, wide: 1, inset: 1.9 },
    subdials: [{ kind: 'hours', at: [0, -0.2], r: 0.47, start: -150, month: 9 }],
    hands: { wide: 1.1 },
    dial: { words: [] },
  }),
  'rolex-oyster-perpetual-41-124300-turquoise': oyster({
    dial: { finish: 'lacquer' },
    indices: { kind: 'lumebaton', wide: 0.9, long: 3.2 },
  }),
  'rolex-land-dweller-40-127334': describeIntegrated({
    ...fluted,
    dial: { finish: 'honeycomb', pitch: 2.1 },
    indices: { kind: 'mixed', numerals: [6, 9], between: 'lumebaton', size: 4.4, font: 'gothic', metal: 'black_gold', skip: [3], long: 3 },
    date: lens,
    band: { kind: 'five', pitch: 4.6, taper: 0.64 },
  }),
  'rolex-submariner-date-126610lv': diver('greenbezel', { date: lens, indices: { skip: [3] } }),
  'rolex-submariner-date-126613lb': diver('bluebezel', {
    date: lens,
    indices: { skip: [3], metal: 'yellow_gold' },
    hands: { metal: 'yellow_gold' },
    bezel: { metal: 'yellow_gold', ink: 'yellow_gold' },
    crown: { metal: 'yellow_gold' },
    dial: { finish: 'sunburst' },
    band: { polishedCenter: true },
  }),
  'rolex-submariner-5513-1969': diver('black', {
    bezel: { matte: true },
    dial: { finish: 'matte', words: [{ text: '200 m = 660 ft', y: -0.3, size: 0.07 }] },
    indices: { lume: [0.62, 0.5, 0.29], kind: 'diver', long: 2.7 },
    hands: { lume: [0.62, 0.5, 0.29] },
    crown: { guard: false, r: 3.0 },
  }),
  'rolex-gmt-master-ii-126710blro': over(gmt(['redbezel', 'bluebezel'], { bezel: { insert: ['redbezel', 'bluebezel'] } }), jubilee, {
    hands: { gmt: 'red' },
  }),
  'rolex-gmt-master-ii-126711chnr': gmt(['brownbezel', 'black'], {
    bezel: { metal: 'rose_gold', ink: 'rose_gold' },
    indices: { metal: 'rose_gold' },
    hands: { metal: 'rose_gold', gmt: 'rose_gold' },
    crown: { metal: 'rose_gold' },
    band: { polishedCenter: true },
  }),
  'tudor-black-bay-58-79030n': diver('black', {
    bezel: { ink: 'pale_gold', minutes: true },
    dial: { finish: 'matte', ink: 'pale_gold' },
    indices: { metal: 'pale_gold' },
    hands: { kind: 'snow', metal: 'pale_gold' },
    crown: { guard: false, r: 3.2 },
  }),
  'tudor-pelagos-39-25407n': diver('black', {
    bezel: { matte: true, minutes: true },
    dial: { finish: 'matte' },
    hands: { kind: 'snow', metal: 'white_gold' },
    case: { finish: 'brushed' },
    crown: { guard: true },
  }),
  'tudor-black-bay-chrono-79360n': tachymeter(
    'black',
    {
      dial: { finish: 'opaline', words: [] },
      indices: { kind: 'round_lume', wide: 0.95, inset: 1.7, skip: [3, 9] },
      hands: { kind: 'snow', metal: 'black_gold' },
      subdials: [counter(0.46, 0, 0.29, { color: 'black' }), seconds(-0.46, 0, 0.29, { color: 'black' })],
      date: { angle: 180, size: 2.0 },
      pushers: { kind: 'screw' },
      band: { kind: 'three', polishedCenter: false },
    },
    undefined,
    'black',
  ),
  'tudor-submariner-79090-blue': diver('bluebezel', {
    dial: { finish: 'matte' },
    hands: { kind: 'mercedes' },
    date: lens,
    indices: { skip: [3], kind: 'diver', long: 2.6 },
  }),
}
