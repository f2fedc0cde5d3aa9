import { diver, oyster, tachymeter, subDials } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import { luminor, moonwatch, seamaster } from '#studio/describe/omega-panerai-models.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

export const watchesOmegaPaneraiZenith: Record<string, WatchShape> = {
  'omega-seamaster-300m-007-titanium': diver('brownbezel', {
    ...seamaster,
    dial: { finish: 'matte', words: [] },
    indices: { kind: 'diver', lume: [0.7, 0.58, 0.36] },
    hands: { kind: 'sword', lume: [0.7, 0.58, 0.36] },
    band: { kind: 'full', pitch: 3.2, thick: 2.2 },
  }),
  'omega-seamaster-aqua-terra-worldtimer': oyster({
    case: { lugs: 'lyre', w: 0.97, h: 0.97, l2l: 1.163, band: 0.476, lugWide: 3.4, lugFlare: 4, swell: 0.5 },
    crown: { r: 2.9, long: 2.9, at: 21.2 },
    dial: { finish: 'sunburst', track: 'none', words: [] },
    indices: { kind: 'wedge', long: 2.3, wide: 1.1, inset: 2.7, skip: [6] },
    subdials: [{ kind: 'earth', at: [0, 0], r: 0.66 }],
    hands: { kind: 'skeleton', wide: 1.4 },
    date: { angle: 180, size: 2 },
    band: { kind: 'three', polishedCenter: true },
  }),
  'omega-seamaster-diver-300m-210-30-blue': diver('bluebezel', {
    ...seamaster,
    dial: { finish: 'waves' },
    indices: { kind: 'diver', skip: [6] },
    hands: { kind: 'skeleton' },
    date: { angle: 180, size: 2 },
    band: { kind: 'five', pitch: 5.2, polishedCenter: true },
  }),
  'omega-speedmaster-145-022-1970': moonwatch({
    indices: { lume: [0.68, 0.55, 0.32] },
    hands: { lume: [0.68, 0.55, 0.32] },
    band: { kind: 'three', polishedCenter: false },
  }),
  'omega-speedmaster-apollo-11-50th': moonwatch({
    bezel: { metal: 'pale_gold', ink: 'pale_gold', insert: 'burgundy' },
    indices: { metal: 'pale_gold', kind: 'mixed', numerals: [11], between: 'lumebaton', size: 3 },
    hands: { metal: 'pale_gold' },
    dial: { finish: 'opaline' },
  }),
  'omega-speedmaster-moonwatch-310-30-hesalite': moonwatch({}),
  'panerai-luminor-base-8-days-pam00560': luminor({ indices: { numerals: [0, 3, 6, 9], skip: [] } }),
  'panerai-luminor-marina-pam01312': luminor({
    subdials: [seconds(-0.46, 0, 0.24)],
    indices: { skip: [3, 9] },
    date: { angle: 90, size: 2.6, disc: 'black', frame: false },
  }),
  'panerai-submersible-bronzo-pam00382': luminor({
    case: { metal: 'aged_bronze' },
    bezel: { kind: 'dive', insert: 'aged_bronze', studs: true, shape: 'round', height: 2.8, opening: [0.72, 0.72], outer: [0.96, 0.96] },
    indices: { kind: 'diver', long: 2.8, skip: [9, 3] },
    subdials: [seconds(-0.46, 0, 0.2)],
    date: { angle: 90, size: 2.0, disc: 'green', frame: false },
    hands: { kind: 'skeleton' },
    band: { color: 'brown', stitch: 'cream' },
  }),
  'zenith-chronomaster-sport-03-3100-3600-69-m3100': tachymeter('black', {
    dial: { finish: 'lacquer', words: [] },
    indices: { kind: 'lumebaton', long: 2.2 },
    subdials: [
      counter(0.42, -0.02, 0.32, { color: 'blue', finish: 'guilloche' }),
      counter(0, -0.46, 0.3, { color: 'slate', finish: 'guilloche' }),
      seconds(-0.42, -0.02, 0.32, { color: 'silver', finish: 'guilloche' }),
    ],
    date: { angle: 128, size: 1.7 },
    hands: { secondsColor: 'red' },
    band: { kind: 'three', polishedCenter: true },
  }),
  'zenith-defy-el-primero-21-95-9000-9004-78-m9000': describeIntegrated({
    dial: { finish: 'skeleton', track: 'none', layout: 'column' },
    indices: { kind: 'lumebaton', long: 2.4, inset: 0.4 },
    subdials: [
      counter(0.42, -0.02, 0.29, { color: 'blue' }),
      counter(0, -0.46, 0.29, { color: 'grey' }),
      seconds(-0.42, -0.02, 0.29, { color: 'silver' }),
    ],
    hands: { chrono: true, secondsColor: 'red' },
    pushers: { kind: 'pump', angles: [30, -30] },
    case: { shape: 'round', corner: undefined },
    band: { kind: 'panel', studs: 2 },
  }),
  'zenith-pilot-type-20-29-2430-679-21-c753': over(diver('black'), {
    bezel: { kind: 'smooth', height: 1.9, opening: [0.84, 0.84] },
    dial: { finish: 'matte', words: [], track: 'lines' },
    indices: { kind: 'arabic', size: 5.2, font: 'gothic', metal: 'cream', inset: 1.4, depth: 0.12 },
    hands: { kind: 'pencil', metal: 'black_gold', wide: 2.0, seconds: false },
    crown: { r: 4.2, long: 4.6, guard: false },
    case: { finish: 'brushed' },
    band: { kind: 'leather', color: 'tan', grain: 'calf', stitch: 'cream' },
  }),
}
