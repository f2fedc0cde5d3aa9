import type { DemoJewelry } from '#studio/demo-pieces.ts'

type JewelryShape = {
  form: string
  /** How the piece lies on the table; undefined if it stands. In the first picture of a pendant, the chain leaves the frame at the top. */
  lies?: 'flat' | 'ring' | 'pendant'
  metal?: string[]
  stones?: string[]
  stone?: string
  detail?: string
  inlay?: string
  wide?: number
  size?: number
  rows?: number
  count?: number
  turns?: number
  gems?: boolean
  studs?: boolean
  long?: boolean
  slot?: boolean
}

const jewelryShapes: Record<string, JewelryShape> = {
  'cartier-love-bracelet-yellow-gold': { form: 'bangle', lies: 'ring', detail: 'screws' },
  'cartier-love-bracelet-white-gold-4-diamonds': { form: 'bangle', lies: 'ring', detail: 'screws', gems: true },
  'cartier-love-ring-rose-gold': { form: 'screws_band' },
  'cartier-juste-un-clou-bracelet-yellow-gold': { form: 'nail_bangle', lies: 'ring' },
  'cartier-juste-un-clou-ring-yellow-gold': { form: 'nail' },
  'cartier-trinity-ring-classic': { form: 'trinity' },
  'cartier-panthere-ring-yellow-gold': { form: 'panther' },
  'cartier-clash-earrings-rose-gold': { form: 'creole_pair', lies: 'flat' },
  'cartier-etincelle-bracelet-white-gold': { form: 'tennis', lies: 'flat', size: 1.75 },
  'vca-vintage-alhambra-bracelet-mother-of-pearl': { form: 'motifs', lies: 'flat', stones: ['pearl'] },
  'vca-vintage-alhambra-bracelet-onyx': { form: 'motifs', lies: 'flat', stones: ['onyx'] },
  'vca-vintage-alhambra-necklace-20-motifs': { form: 'motifs', lies: 'flat', stones: ['pearl'], long: true, count: 20 },
  'vca-vintage-alhambra-pendant-mother-of-pearl': { form: 'clover', lies: 'pendant', stones: ['pearl'] },
  'vca-magic-alhambra-earrings-3-motifs': { form: 'clover_pair', lies: 'flat', stones: ['onyx', 'grey_pearl', 'pearl'] },
  'vca-perlee-signature-bracelet-rose-gold': { form: 'bangle', lies: 'ring', detail: 'beads', wide: 6.8 },
  'vca-frivole-ring-8-flowers': { form: 'flowers', count: 8 },
  'vca-rose-de-noel-clip': { form: 'rose_clip', lies: 'flat', stones: ['pearl'] },
  'bvlgari-serpenti-viper-bracelet-rose-gold': { form: 'bangle', lies: 'ring', detail: 'scales', wide: 8.5 },
  'bvlgari-serpenti-viper-ring-white-gold': { form: 'pave_row' },
  'bvlgari-bzero1-ring-three-band-yellow-gold': { form: 'spiral', rows: 3 },
  'bvlgari-bzero1-rock-ring': { form: 'spiral', rows: 2, inlay: 'ceramic', studs: true },
  'bvlgari-divas-dream-necklace-malachite': { form: 'fan_pendant', lies: 'pendant', stones: ['malachite'] },
  'bvlgari-divas-dream-earrings-mother-of-pearl': { form: 'fan_pair', lies: 'flat', stones: ['pearl'] },
  'tiffany-hardwear-graduated-link-necklace': { form: 'links', lies: 'flat' },
  'tiffany-t1-narrow-hinged-bangle-rose-gold': { form: 'bangle', lies: 'ring', detail: 'bar', wide: 4.4 },
  'tiffany-schlumberger-sixteen-stone-ring': { form: 'cross_stitch' },
  'tiffany-setting-solitaire-ring': { form: 'solitaire', size: 3.3 },
  'tiffany-bird-on-a-rock-brooch': { form: 'bird', lies: 'flat' },
  'graff-butterfly-earrings': { form: 'marquise_pair', lies: 'flat' },
  'graff-icon-emerald-cut-ring': { form: 'step_cut' },
  'harry-winston-sunflower-earrings': { form: 'cluster_pair', lies: 'flat' },
  'de-beers-enchanted-lotus-pendant': { form: 'halo_pendant', lies: 'pendant', count: 5 },
  'mikimoto-akoya-strand-necklace': { form: 'strand', lies: 'flat' },
  'boucheron-quatre-classique-ring-large': { form: 'stack', metal: ['brown_pvd', 'white_gold', 'yellow_gold', 'rose_gold'] },
  'boucheron-serpent-boheme-pendant': { form: 'drop_pendant', lies: 'pendant' },
  'chaumet-josephine-aigrette-ring': { form: 'aigrette' },
  'chaumet-bee-my-love-ring-yellow-gold': { form: 'comb' },
  'messika-move-uno-necklace-white-gold': { form: 'frame_pendant', lies: 'pendant', slot: true },
  'messika-move-classique-bracelet-rose-gold': { form: 'sliding', lies: 'flat', count: 3 },
  'chopard-happy-diamonds-icons-pendant': { form: 'frame_pendant', lies: 'pendant' },
  'chopard-ice-cube-ring-rose-gold': { form: 'cubes' },
  'piaget-possession-ring-rose-gold': { form: 'turning' },
  'piaget-rose-earrings-white-gold': { form: 'rose_pair', lies: 'flat' },
  'pomellato-nudo-classic-ring-london-blue-topaz': { form: 'cabochon', stone: 'topaz', metal: ['rose_gold', 'white_gold'] },
}

export function describeJewelry(piece: DemoJewelry) {
  const shape = jewelryShapes[piece.key] ?? { form: 'screws_band' }
  return { kind: 'jewelry' as const, key: piece.key, metal: metalsOf(piece.metal), ...shape }
}

/** Extracts the metals of a text in order: «Yellow, white and rose gold 750» → `yellow_gold`, `white_gold`, `rose_gold`. */
function metalsOf(text: string): string[] {
  const names = text.toLowerCase().matchAll(/(yellow|white|rose|platinum)/g)
  const found = [...names].map(([name]) => (name === 'platinum' ? name : `${name}_gold`))
  return found.length > 0 ? found : ['white_gold']
}

export type JewelryDescription = ReturnType<typeof describeJewelry>
