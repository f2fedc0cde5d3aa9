import type { BrandName } from '#server/db/seed/brands.ts'
import type {
  Bilingual,
  caseMaterials,
  colors,
  conditions,
  functions,
  glassTypes,
  jewelryTypes,
  movementTypes,
  strapMaterials,
  watchTypes,
} from '#server/db/seed/words.ts'

/** What every demo piece tells, whatever its kind. Prices are whole US dollars. */
export type DemoPiece = {
  /** Stable and unique in the whole catalogue, kebab-case: photographs are named after it. */
  key: string
  brand: BrandName
  /** The maker's line (Submariner, Nautilus, Love, Birkin …). */
  collection: string
  /** The model as the maker writes it, without the brand. */
  model: string
  /** The maker's reference; null only where the maker gives none. */
  reference: string | null
  year: number | null
  /** null only together with `onRequest`. */
  price: number | null
  /** The price is told on request only. */
  onRequest?: true
  /** A real previous price, above `price`: puts the piece on sale. */
  previousPrice?: number
  condition: keyof typeof conditions
  fullSet: boolean
  /** What comes with the piece: box, papers, warranty card, service record … */
  kit: Bilingual
  /** Two or three plain sentences of facts about this model and this piece; no adjectives of praise. */
  text: Bilingual
  /** 1 when absent. */
  stock?: 2 | 3
  status?: 'reserved' | 'sold'
  popular?: true
}

export type DemoWatch = DemoPiece & {
  city: 'moscow' | 'dubai'
  type: keyof typeof watchTypes
  caseMaterial: keyof typeof caseMaterials
  glass: keyof typeof glassTypes
  movement: keyof typeof movementTypes
  functions: readonly (keyof typeof functions)[]
  strap: keyof typeof strapMaterials
  dial: keyof typeof colors
  diameterMm: number
  thicknessMm: number | null
  waterResistanceM: number | null
  caliber: string
  powerReserveHours: number | null
  /** The number of pieces, or true where the maker does not tell it. */
  limited?: number | true
}

export type DemoJewelry = DemoPiece & {
  type: keyof typeof jewelryTypes
  /** Metal, in words: «Белое золото 750». */
  metal: Bilingual
  /** Stones, in words, or null: «Бриллианты 1,25 ct, D/VVS1». */
  stone: Bilingual | null
  /** Ring size, bracelet or chain length, in words, or null. */
  size: Bilingual | null
}

export type DemoBag = DemoPiece & {
  color: keyof typeof colors
  /** Leather or cloth, in words: «Кожа Togo». */
  material: Bilingual
  /** Metal of the hardware, in words. */
  hardware: Bilingual
  /** Width × height × depth in centimetres, as «25 × 20 × 13». */
  sizeCm: string
}
