import { chronograph, subDials } from '#studio/describe/families.ts'
import { octagonal } from '#studio/describe/integrated-families.ts'
import type { WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

export const watchesRoyalOak: Record<string, WatchShape> = {
  'audemars-piguet-code-1159-26393or': chronograph(
    {
      case: { finish: 'mixed' },
      bezel: { kind: 'smooth', opening: [0.87, 0.87], height: 1.4 },
      dial: { finish: 'lacquer' },
      indices: { kind: 'baton', long: 3.2, wide: 0.6 },
      date: { angle: 135, size: 1.7 },
      band: { kind: 'leather', color: 'black', grain: 'alligator' },
    },
    'rose_gold',
  ),
  'audemars-piguet-royal-oak-15500st-blue': octagonal({ date: { angle: 90, size: 2.1 }, indices: { skip: [3] } }),
  'audemars-piguet-royal-oak-chronograph-26331st-blue': octagonal({
    dial: { pitch: 1.0 },
    indices: { long: 1.9, wide: 0.85 },
    hands: { chrono: true, wide: 1.0 },
    subdials: [
      counter(0.47, 0, 0.25, { color: 'silver' }),
      counter(-0.47, 0, 0.25, { color: 'silver' }),
      seconds(0, -0.5, 0.2, { color: 'silver' }),
    ],
    date: { angle: 128, size: 1.7 },
    pushers: { kind: 'rect', angles: [28, -28] },
  }),
  'audemars-piguet-royal-oak-double-balance-15407st': octagonal({
    dial: { finish: 'skeleton', bridges: 'ruthenium', ringColor: 'slate', track: 'none' },
    indices: { long: 2.4, inset: 0.2 },
    date: null,
  }),
  'audemars-piguet-royal-oak-jumbo-16202xt': octagonal({
    dial: { finish: 'smoked', pitch: 0.8 },
    date: { angle: 90, size: 2.1 },
    indices: { skip: [3], wide: 0.75 },
    hands: { seconds: false, wide: 1 },
    case: { thick: 8 },
  }),
  'audemars-piguet-royal-oak-offshore-26400au': octagonal({
    case: { l2l: 1.24, band: 0.6 },
    bezel: { metal: 'ceramic' },
    dial: { pitch: 1.7 },
    indices: { kind: 'mixed', numerals: [0, 2, 4, 8, 10], between: 'lumebaton', size: 3.4, skip: [3, 6, 9], long: 1.6, inset: 2.6 },
    subdials: [counter(0, 0.44, 0.24), counter(0, -0.46, 0.24), seconds(-0.46, 0, 0.24)],
    hands: { chrono: true },
    date: { angle: 90, size: 2.1 },
    pushers: { kind: 'rect', angles: [28, -28] },
    crown: { r: 3.2, long: 3.6 },
    band: { kind: 'rubber', color: 'black', thick: 5 },
  }),
  'audemars-piguet-royal-oak-offshore-diver-15710st': octagonal({
    case: { l2l: 1.22, band: 0.6 },
    dial: { pitch: 1.6 },
    date: { angle: 90, size: 2.1 },
    indices: { skip: [3], long: 2.4, inset: 3.2 },
    band: { kind: 'rubber', color: 'black', thick: 5 },
    crown: { angles: [0, 58], r: 3.1, long: 3.2 },
  }),
  'audemars-piguet-royal-oak-perpetual-calendar-26579ce': octagonal({
    indices: { long: 2.0, wide: 0.8 },
    dial: { pitch: 1.0 },
    hands: { seconds: false, wide: 1.0 },
    date: null,
    subdials: [
      counter(0, 0.47, 0.24, { ticks: 12, labels: ['1', '4', '7', '10'] }),
      counter(0.47, 0, 0.24, { ticks: 31, labels: ['31', '8', '15', '23'] }),
      counter(-0.47, 0, 0.24, { ticks: 7 }),
      { kind: 'moon', at: [0, -0.48], r: 0.22 },
    ],
  }),
}
