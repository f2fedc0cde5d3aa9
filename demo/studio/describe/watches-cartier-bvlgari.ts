import { dress, tachymeter, tall, subDials } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import { octo, santos, curvex } from '#studio/describe/models.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

/** Watches by key. Values missing from an entry follow from the catalog. */
export const watchesCartierBvlgari: Record<string, WatchShape> = {
  'bvlgari-octo-finissimo-102713': octo(),
  'bvlgari-octo-finissimo-ceramic-103077': octo({ dial: { ink: 'grey' } }),
  'bvlgari-octo-finissimo-perpetual-103200': octo({
    subdials: [
      counter(0, 0.42, 0.3, { span: 180, start: -90, ticks: 31, numbers: 6, finish: 'matte', points: 12 }),
      counter(0.4, -0.1, 0.19, { finish: 'matte' }),
      counter(-0.4, -0.1, 0.19, { finish: 'matte' }),
      counter(0, -0.5, 0.2, { span: 120, start: 120, finish: 'matte' }),
    ],
    indices: { kind: 'lumebaton', long: 1.9 },
  }),
  'bvlgari-serpenti-seduttori-103361': dress({
    case: { lugs: 'integrated', l2l: 1.12, band: 0.5 },
    bezel: { kind: 'gem', height: 1.8, opening: [0.74, 0.74] },
    dial: { finish: 'guilloche', track: 'none' },
    indices: { kind: 'mixed', numerals: [0, 6], roman: true, between: 'baton', size: 3.6, long: 3 },
    crown: { kind: 'cabochon', r: 1.8, long: 1.8 },
    band: { kind: 'panther', pitch: 4, taper: 0.8, polishedCenter: true },
  }),
  'cartier-ballon-bleu-w69012z4': dress({
    bezel: { kind: 'smooth', opening: [0.78, 0.78], height: 2.6 },
    dial: { finish: 'guilloche', track: 'rail', trackInset: 4.6 },
    indices: { kind: 'roman', size: 4.2, inset: 0.8, metal: 'black', depth: 0.08 },
    hands: { kind: 'sword', metal: 'blue_steel', wide: 1.4 },
    date: { angle: 90, size: 1.9, r: 9.4, frame: false },
    crown: { kind: 'cabochon', r: 2.4, long: 2.4, guard: 'hoop' },
    case: { l2l: 1.1, lugWide: 2.6, lugFlare: 3 },
    band: { kind: 'three', pitch: 5.6 },
  }),
  'cartier-panthere-medium-wgpn0009': over(tall('rect', 1.0, 1.06), {
    case: { corner: 4, band: 0.8, l2l: 1.12, lugs: 'none', finish: 'polished' },
    bezel: { corner: 3.6, screws: 'slot', screwCount: 4, opening: [0.72, 0.76] },
    dial: { corner: 0.5, trackInset: 2.6 },
    indices: { size: 2.5 },
    crown: { r: 1.6, long: 1.9 },
    band: { kind: 'panther', pitch: 3.0, thick: 2.4, taper: 0.95, polishedCenter: true },
  }),
  'cartier-santos-dumont-le-bresil-wgsa0034': santos({
    dial: { finish: 'opaline', track: 'none' },
    indices: { size: 3.7, inset: 0.6 },
    crown: { kind: 'cabochon', r: 1.8, long: 2.2 },
    date: null,
    case: { finish: 'polished' },
    bezel: { shape: 'rect', corner: 3, outer: [0.86, 0.86], opening: [0.7, 0.7] },
  }),
  'cartier-santos-galbee-w20011c4': santos({
    bezel: { metal: 'yellow_gold' },
    band: { pitch: 5.2 },
    indices: { size: 2.5 },
    date: { angle: 90, size: 1.6 },
  }),
  'cartier-santos-large-wssa0018': santos({}),
  'cartier-tank-louis-wgta0011': over(tall('rect', 1.0, 1.32), {
    case: { corner: 1.2, w: 1.0, h: 1.1, band: 0.78, l2l: 1.32, lugs: 'brancard', lugWide: 2.9 },
    bezel: { corner: 0.8, opening: [0.69, 0.96], outer: [0.8, 1.09] },
    dial: { corner: 0.3 },
    indices: { size: 2.9, inset: 1.1 },
    hands: { reach: 1.2, wide: 0.9 },
    crown: { r: 1.7, long: 2 },
    band: { color: 'brown', grain: 'alligator' },
  }),
  'chopard-alpine-eagle-298600-3001': describeIntegrated({
    bezel: { screws: 'slot', screwCount: 8 },
    dial: { finish: 'sunburst' },
    indices: { kind: 'mixed', numerals: [0, 6, 9], roman: true, font: 'serif', size: 4, between: 'lumebaton', skip: [3], long: 2.8 },
    date: { angle: 135, size: 1.9 },
    crown: { guard: true },
    band: { kind: 'nautilus', pitch: 6.2 },
  }),
  'chopard-happy-sport-278608-3006': dress({
    bezel: { kind: 'gem', height: 2.2, opening: [0.78, 0.78] },
    dial: { finish: 'sunburst', track: 'none' },
    indices: { kind: 'mixed', numerals: [0, 6], roman: true, between: 'diamond', wide: 0.5, size: 3.4 },
    hands: { kind: 'dauphine', seconds: true },
    crown: { kind: 'cabochon', r: 2, long: 2.2 },
  }),
  'chopard-luc-1860-168860-3003': dress({
    dial: { finish: 'guilloche' },
    indices: { kind: 'dagger', long: 3.4, wide: 1.0 },
    subdials: [seconds(0, -0.5, 0.24)],
    band: { color: 'grey', grain: 'calf' },
  }),
  'chopard-mille-miglia-gts-azzurro-168571-3007': tachymeter('bluebezel', {
    dial: { words: [] },
    indices: { kind: 'mixed', numerals: [0, 6, 9], between: 'lumebaton', size: 4.6, font: 'gothic', metal: 'white', skip: [3] },
    hands: { secondsColor: 'red' },
    date: { angle: 90, size: 2 },
    subdials: [counter(0, 0.46, 0.25), counter(0, -0.46, 0.25), seconds(-0.46, 0, 0.25)],
    band: { kind: 'leather', color: 'black', stitch: 'white' },
  }),
  'franck-muller-crazy-hours-7851-ch': curvex({
    indices: { kind: 'arabic', order: [8, 1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3] },
    dial: { finish: 'sunburst' },
  }),
  'franck-muller-master-banker-7880-mb-sc-dt': curvex({
    subdials: [counter(0, 0.34, 0.27, { finish: 'guilloche' }), counter(0, -0.42, 0.27, { finish: 'guilloche' })],
    date: { angle: 90, size: 1.8 },
    indices: { skip: [3, 12] },
  }),
  'franck-muller-vanguard-v-45-sc-dt': curvex({
    case: { finish: 'brushed' },
    indices: { kind: 'arabic', font: 'gothic', size: 4.4 },
    date: { angle: 180, size: 2.2 },
    band: { kind: 'leather', color: 'black' },
    hands: { kind: 'lumebaton', seconds: true },
  }),
  'harry-winston-avenue-dual-time-aveatz37rr001': over(tall('rect', 1.0, 1.44), {
    case: { corner: 2 },
    dial: { finish: 'guilloche', track: 'none' },
    indices: { kind: 'roman', size: 3.4, metal: 'rose_gold', depth: 0.2, skip: [6, 5, 7] },
    hands: { kind: 'alpha', metal: 'rose_gold', at: [0, 5], reach: 0.75 },
    subdials: [counter(0, -0.66, 0.5, { span: 180, start: -90, ticks: 12, finish: 'opaline' })],
  }),
  'harry-winston-ocean-moon-phase-oceamp36rr005': dress({
    bezel: { kind: 'gem', height: 2 },
    dial: { finish: 'pearl', track: 'dots' },
    indices: { kind: 'diamond', wide: 0.6 },
    hands: { kind: 'skeleton', wide: 1.2, at: [0, 3.4], reach: 0.66 },
    subdials: [{ kind: 'moon', at: [-0.34, -0.42], r: 0.24 }, counter(0.36, -0.4, 0.24, { ticks: 31, finish: 'opaline' })],
  }),
  'piaget-altiplano-g0a31114': dress({
    case: { thick: 6.2 },
    dial: { finish: 'opaline', track: 'none' },
    indices: { kind: 'baton', wide: 0.32, long: 4.2, inset: 0.9 },
    hands: { kind: 'baton', wide: 0.75 },
  }),
  'piaget-polo-79-g0a49150': describeIntegrated({
    bezel: { kind: 'smooth', outer: [0.97, 0.97], opening: [0.86, 0.86] },
    case: { finish: 'brushed', shape: 'round', corner: undefined },
    dial: { finish: 'hlines', pitch: 2.6, plain: 0, track: 'none' },
    indices: { kind: 'none' },
    hands: { kind: 'dauphine', seconds: false, wide: 1.1, metal: 'yellow_gold' },
    crown: { r: 2.0, long: 1.4 },
    band: { kind: 'gadroon', pitch: 5.2, taper: 0.75 },
  }),
  'piaget-polo-date-g0a41002': describeIntegrated({
    dial: { finish: 'hlines', shape: 'cushion', corner: 2.6, pitch: 1.5 },
    bezel: { kind: 'smooth' },
    date: { angle: 180, size: 2 },
    indices: { long: 2.6, skip: [6] },
    band: { kind: 'nautilus', pitch: 6.6 },
  }),
}
