import { demoCatalog, type DemoPiece } from '#server/db/seed/demo-catalog.ts'
import { type Bilingual, caseMaterials, colors, functions, glassTypes, strapMaterials } from '#server/db/seed/reference-labels.ts'
import { strapColors } from '#server/db/seed/strap-colors.ts'

type KeyOf<List> = Extract<keyof List, string>
type Piece = { key: string; year: number; isPopular: boolean }
export type DemoWatch = Piece & {
  caseMaterial: KeyOf<typeof caseMaterials>
  glass: KeyOf<typeof glassTypes>
  functions: KeyOf<typeof functions>[]
  strap: KeyOf<typeof strapMaterials>
  strapColor: KeyOf<typeof strapColors>
  /** Exact shade of the dial. The shop's filters use fewer, broader dial colors. */
  dial: KeyOf<typeof colors>
  diameterMm: number
  thicknessMm: number | null
}
export type DemoJewelry = Piece & { metal: string }
export type DemoBag = Piece & { color: KeyOf<typeof colors>; hardware: string; sizeCm: string }

export const demoWatches: DemoWatch[] = ofKind('watch').map((row) => ({
  ...pieceOf(row),
  caseMaterial: keyNamed(caseMaterials, row.case_material),
  glass: keyNamed(glassTypes, row.glass),
  functions: row.functions ? row.functions.split('|').map((name) => keyNamed(functions, name)) : [],
  strap: keyNamed(strapMaterials, row.strap_material),
  strapColor: keyNamed(strapColors, row.strap_color),
  dial: keyNamed(colors, row.dial_color_en),
  diameterMm: Number(row.diameter_mm),
  thicknessMm: row.thickness_mm ? Number(row.thickness_mm) : null,
}))
export const demoJewelry: DemoJewelry[] = ofKind('jewelry').map((row) => ({ ...pieceOf(row), metal: row.metal_en ?? '' }))
export const demoBags: DemoBag[] = ofKind('bag').map((row) => ({
  ...pieceOf(row),
  color: keyNamed(colors, row.color_en),
  hardware: row.hardware_en ?? '',
  sizeCm: row.size_cm ?? '',
}))

function ofKind(kind: DemoPiece['kind']): DemoPiece[] {
  return demoCatalog.filter((piece) => piece.kind === kind)
}

function pieceOf({ key, year, popular }: DemoPiece): Piece {
  return { key, year: Number(year), isPopular: popular === 'yes' }
}

function keyNamed<List extends Record<string, Bilingual>>(list: List, name: string | undefined): KeyOf<List> {
  for (const key in list) if (list[key]?.en === name) return key
  throw new Error(`The demo names ${name}, which is not in its list`)
}
