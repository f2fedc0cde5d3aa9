import type { BrandName } from '#server/db/seed/brands.ts'
import type { conditions } from '#server/db/seed/conditions.ts'
import type {
  Bilingual,
  caseMaterials,
  colors,
  functions,
  glassTypes,
  jewelryTypes,
  movementTypes,
  strapMaterials,
  watchTypes,
} from '#server/db/seed/reference-labels.ts'
import type { strapColors } from '#server/db/seed/strap-colors.ts'

export type DemoPiece = {
  /** Unique in the catalog, kebab-case, never changed; names the folder of the photographs. */
  key: string
  brand: BrandName
  /** The maker's line (Submariner, Nautilus, Love, Birkin …). */
  collection: string
  /** The model as the maker writes it, without the brand. */
  model: string
  /** The maker's reference; null only where the maker assigns none. */
  reference: string | null
  year: number | null
  price: number | null
  onRequest?: true
  /** A real previous price, above `price`: puts the piece on sale. */
  previousPrice?: number
  condition: keyof typeof conditions
  fullSet: boolean
  /** Accessories: box, papers, warranty card, service record … */
  kit: Bilingual
  /** Two or three sentences of facts about this model and this piece, without praise. */
  text: Bilingual
  /** Default: 1. */
  stock?: 2 | 3
  status?: 'reserved' | 'sold'
  popular?: true
  takesOffers?: true
}

export type DemoWatch = DemoPiece & {
  city: 'moscow' | 'dubai'
  type: keyof typeof watchTypes
  caseMaterial: keyof typeof caseMaterials
  glass: keyof typeof glassTypes
  movement: keyof typeof movementTypes
  functions: readonly (keyof typeof functions)[]
  strap: keyof typeof strapMaterials
  strapColor: keyof typeof strapColors
  dial: keyof typeof colors
  diameterMm: number
  thicknessMm: number | null
  waterResistanceM: number | null
  caliber: string
  powerReserveHours: number | null
  /** Size of the limited edition, or true if the maker does not publish it. */
  limited?: number | true
}

export type DemoJewelry = DemoPiece & {
  type: keyof typeof jewelryTypes
  metal: Bilingual
  /** The stones as text, or null: «Бриллианты 1,25 ct, D/VVS1». */
  stone: Bilingual | null
  /** The ring size, bracelet or chain length as text, or null. */
  size: Bilingual | null
}

export type DemoBag = DemoPiece & {
  color: keyof typeof colors
  material: Bilingual
  /** The metal of the hardware as text. */
  hardware: Bilingual
  /** Width × height × depth in centimeters, such as «25 × 20 × 13». */
  sizeCm: string
}
