import { facetGroups } from '#contract/facets.ts'
import type { Kind } from '#contract/piece.ts'
import { getCachedBits, getRangeBits, uniteIdBits } from '#server/domain/catalog/apply-filters.ts'
import { type BitSet, buildBitSet, union } from '#server/domain/catalog/bit-set.ts'
import type { CatalogColumns } from '#server/domain/catalog/catalog-columns.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceEntry, ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { foldText } from '#server/domain/search/normalize-text.ts'
import { type Bounds, type Trait, type TraitText, traitTexts } from '#server/domain/traits/trait.ts'

type Pieces = { kind: Kind; columns: CatalogColumns; lists: ReferenceLists }

const textOf: Record<TraitText, (row: PieceRow) => string | null> = {
  color: (row) => row.color?.en ?? null,
  metal: (row) => row.metal,
  stone: (row) => row.stone,
  material: (row) => row.material,
  size: (row) => row.sizeText?.en ?? null,
}

/** Returns the rows of one kind that have a trait. Cached per version of the columns, which a change of the lists also increments. */
export function findWithTrait(pieces: Pieces, trait: Trait): BitSet {
  return getCachedBits(pieces.columns, `trait ${trait.key}`, () => union(setsOf(pieces, trait), pieces.columns.size))
}

function setsOf({ kind, columns, lists }: Pieces, { kinds = [], values = {}, texts = {}, numbers = {} }: Trait): BitSet[] {
  const { size } = columns
  const ofKind = kinds.includes(kind) ? [buildBitSet(size, () => true)] : []
  const ofValues = facetGroups.flatMap((group) => {
    const pattern = values[group]
    const entries: readonly ReferenceEntry[] = lists[group]
    const ids = pattern ? entries.filter(({ name }) => pattern.test(foldText(name.en))).map(({ id }) => id) : []
    return ids.length ? [uniteIdBits(columns, group, ids)] : []
  })
  const ofTexts = traitTexts.flatMap((name) => {
    const pattern = texts[name]
    return pattern ? [buildBitSet(size, (at) => pattern.test(foldText(textAt(columns, at, name))))] : []
  })
  const ofNumbers = (['price', 'diameter'] as const).flatMap((name) => {
    const bounds = numbers[name]
    return bounds ? [getRangeBits(columns, name, bounds.min, bounds.max)] : []
  })
  const { width } = numbers
  const ofWidth = width ? [buildBitSet(size, (at) => isWithin(columns.rows[at]?.sizeCm ?? null, width))] : []
  return [...ofKind, ...ofValues, ...ofTexts, ...ofNumbers, ...ofWidth]
}

function textAt({ rows }: CatalogColumns, at: number, name: TraitText): string {
  const row = rows[at]
  return (row && textOf[name](row)) ?? ''
}

/** Whether the width of a bag is within the bounds. The width is the first number of a size such as «30 × 22 × 16». */
function isWithin(sizeCm: string | null, { min = -Infinity, max = Infinity }: Bounds): boolean {
  const width = Number.parseFloat(sizeCm ?? '')
  return width >= min && width <= max
}
