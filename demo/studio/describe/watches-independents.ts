import { diver, dress, racing, tall, subDials } from '#studio/describe/families.ts'
import { describeIntegrated } from '#studio/describe/integrated-families.ts'
import { bigBang, legacy, excalibur, whiteDisc } from '#studio/describe/models.ts'
import { over, type WatchShape } from '#studio/describe/shape.ts'

const { counter, seconds } = subDials

export const watchesIndependents: Record<string, WatchShape> = {
  'de-bethune-db28gs-grand-bleu': diver('blue', {
    dial: { finish: 'skeleton', bridges: 'blue_steel', plate: 'titanium', layout: 'delta' },
    indices: { kind: 'round_lume', wide: 0.8 },
    hands: { kind: 'skeleton' },
    case: { lugs: 'wire' },
    crown: { angles: [90], guard: false },
    band: { kind: 'rubber', color: 'blue' },
  }),
  'de-bethune-db28xp-db28xptis1': dress({
    dial: { finish: 'guilloche', track: 'dots', color: 'silver' },
    indices: { kind: 'dot', wide: 0.7, metal: 'blue_steel' },
    hands: { kind: 'leaf', metal: 'blue_steel', wide: 1.6 },
    subdials: [{ kind: 'tourbillon', at: [0, -0.5], r: 0.28, border: 'blue_steel' }],
    case: { lugs: 'wire', l2l: 1.22 },
    crown: { angles: [90] },
  }),
  'fp-journe-chronometre-bleu': dress({
    dial: { finish: 'sunburst', track: 'none', ink: 'cream' },
    indices: { kind: 'arabic', size: 3.7, font: 'serif', metal: 'cream', depth: 0.06, inset: 1.2, skip: [7, 8] },
    hands: { kind: 'alpha', metal: 'cream', wide: 1.9 },
    subdials: [seconds(-0.3, -0.42, 0.25, { finish: 'guilloche', ink: 'cream', hand: 'cream' })],
    band: { color: 'navy' },
  }),
  'fp-journe-octa-automatique-lune-havana': dress({
    dial: { finish: 'sunburst', track: 'none' },
    indices: { kind: 'none' },
    hands: { at: [4.2, 0], reach: 0.62, kind: 'alpha', metal: 'steel', wide: 1.6 },
    subdials: [
      counter(0.28, 0, 0.55, {
        color: 'silver',
        finish: 'guilloche',
        ticks: 60,
        numbers: 12,
        labels: ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
        border: 'steel',
      }),
      { kind: 'moon', at: [-0.45, 0.42], r: 0.2 },
      seconds(-0.5, -0.4, 0.18, { color: 'silver' }),
    ],
    date: { angle: 270, r: 11.5, size: 2.3, digits: ['2', '5'] },
  }),
  'fp-journe-tourbillon-souverain-tn': dress({
    dial: { finish: 'guilloche', color: 'champagne', track: 'none' },
    indices: { kind: 'none' },
    hands: { at: [5.4, 0.5], reach: 0.52, kind: 'alpha', metal: 'blue_steel', wide: 1.4 },
    subdials: [
      counter(0.36, 0.03, 0.47, {
        color: 'silver',
        finish: 'guilloche',
        ticks: 60,
        numbers: 12,
        labels: ['12', '3', '6', '9'],
        border: 'steel',
      }),
      { kind: 'tourbillon', at: [-0.44, 0.12], r: 0.34 },
      seconds(-0.1, -0.58, 0.2, { color: 'silver' }),
    ],
  }),
  'h-moser-endeavour-perpetual-calendar-1341-0207': dress({
    bezel: { kind: 'step' },
    dial: { finish: 'smoked' },
    indices: { kind: 'dagger', long: 3.6 },
    hands: { kind: 'leaf', wide: 1.4 },
    subdials: [seconds(0, -0.46, 0.22, { finish: 'guilloche' }), counter(-0.46, 0, 0.14, { span: 120, start: -150, ticks: 7 })],
    date: { angle: 90, size: 2.8, digits: ['25'] },
  }),
  'h-moser-streamliner-6200-1200': describeIntegrated({
    case: { corner: 2.3, finish: 'brushed' },
    bezel: { kind: 'smooth', outer: [0.95, 0.95], opening: [0.84, 0.84], height: 2.2 },
    dial: { finish: 'smoked', track: 'lines' },
    indices: { kind: 'lumebaton', long: 2.2, wide: 0.6 },
    hands: { kind: 'lumebaton', wide: 1.1 },
    band: { kind: 'full', pitch: 5.2, taper: 0.66 },
  }),
  'h-moser-swiss-alp-watch-zzzz-5324-0207': over(tall('rect', 1.0, 1.14), {
    case: { corner: 6.5, finish: 'polished' },
    bezel: { corner: 6, opening: [0.8, 0.92] },
    dial: { finish: 'lacquer', corner: 3.4, track: 'none' },
    indices: { kind: 'none' },
    hands: { kind: 'leaf', metal: 'steel', wide: 1.5 },
    crown: { kind: 'fluted', r: 2.6, long: 2.6 },
  }),
  'hublot-big-bang-meca-10-414-ci-1110-rx': bigBang({
    subdials: [seconds(-0.46, -0.1, 0.24)],
    pushers: { kind: 'none' },
    hands: { chrono: false, seconds: false },
  }),
  'hublot-big-bang-unico-411-nx-1170-rx': bigBang({}),
  'hublot-big-bang-unico-sapphire-411-jx-1170-rx': bigBang({ band: { color: 'white' }, dial: { bridges: 'steel', plate: 'steel' } }),
  'hublot-classic-fusion-511-nx-7170-lr': describeIntegrated({
    bezel: { screws: 'slot', screwCount: 6 },
    case: { l2l: 1.16, shape: 'round', corner: undefined, ears: 0.2 },
    date: { angle: 90, size: 2.1 },
    indices: { kind: 'baton', skip: [3], long: 4 },
    hands: { kind: 'baton' },
    band: { kind: 'leather', color: 'navy', grain: 'alligator', stitch: 'none' },
  }),
  'jacob-co-astronomia-sky-at110-40-aa-sd-a': dress({
    case: { thick: 20, l2l: 1.2 },
    bezel: { kind: 'smooth', height: 5, depth: 4, opening: [0.84, 0.84] },
    dial: { finish: 'aventurine', track: 'none' },
    indices: { kind: 'none' },
    hands: { kind: 'none' },
    subdials: [
      { kind: 'tourbillon', at: [0, 0.46], r: 0.34, border: 'rose_gold' },
      counter(0.42, -0.3, 0.3, {
        finish: 'lacquer',
        color: 'blue',
        border: 'rose_gold',
        ticks: 60,
        numbers: 12,
        labels: ['XII', 'III', 'VI', 'IX'],
      }),
      { kind: 'moon', at: [-0.44, -0.3], r: 0.26, border: 'rose_gold' },
    ],
  }),
  'jacob-co-epic-x-ex120-10': over(diver('black'), {
    bezel: { kind: 'flat', opening: [0.8, 0.8], screws: 'slot', screwCount: 8 },
    dial: { finish: 'skeleton', words: [], layout: 'upright' },
    indices: { kind: 'lumebaton', long: 2.2, wide: 1.1, inset: 0.6 },
    hands: { kind: 'skeleton', lollipop: false, seconds: false },
    crown: { guard: true },
    band: { kind: 'rubber', color: 'black' },
  }),
  'mbf-legacy-machine-1-01-rl-w': legacy({}),
  'mbf-legacy-machine-101-51-wl-w': legacy({
    subdials: [
      counter(0.44, 0.24, 0.44, { ...whiteDisc, points: 304 }),
      counter(0.06, -0.62, 0.27, { ...whiteDisc, lift: 0.8, labels: ['0', '45'], span: 240, start: -120, ticks: 9, points: 60 }),
      { kind: 'balance', at: [-0.34, 0.0], r: 0.44, rises: 2.6, points: 24 },
    ],
  }),
  'richard-mille-rm-07-01-rose-gold': racing({
    dial: { finish: 'pearl' },
    indices: { metal: 'rose_gold', kind: 'arabic' },
    band: { kind: 'leather', color: 'white', grain: 'alligator' },
    hands: { metal: 'rose_gold' },
  }),
  'richard-mille-rm-11-03-titanium': racing({
    dial: { ringColor: 'black', layout: 'deep', deep: 4, plate: 'black_gold', track: 'lines', ink: 'white' },
    subdials: [
      counter(0.5, 0.0, 0.3, { hand: 'orange', border: 'titanium', lift: 0.5, labels: ['60', '15', '30', '45'] }),
      counter(0, -0.62, 0.32, { hand: 'orange', border: 'red', lift: 0.2, labels: ['12', '3', '6', '9'] }),
      seconds(-0.5, 0.0, 0.3, { hand: 'yellow', border: 'titanium', lift: 0.5 }),
    ],
    date: { angle: 0, r: 12.2, size: 4.4, digits: ['2', '5'] },
    pushers: { kind: 'rect', angles: [24, -24] },
    bezel: { metal: 'titanium' },
    hands: { secondsColor: 'orange', seconds: true, chrono: true },
  }),
  'richard-mille-rm-35-02-carbon': racing({
    case: { metal: 'carbon' },
    band: { kind: 'textile', color: 'black' },
    dial: { bridges: 'black_gold', ringColor: 'red' },
  }),
  'richard-mille-rm-67-01-titanium': racing({ case: { thick: 8 }, dial: { layout: 'slant', plate: 'black_gold' } }),
  'roger-dubuis-excalibur-42-rddbex0473': excalibur({}),
  'roger-dubuis-excalibur-spider-rddbex0481': excalibur({
    subdials: [{ kind: 'tourbillon', at: [-0.4, -0.4], r: 0.32 }],
    dial: { bridges: 'black_gold', ringColor: 'red' },
  }),
}
