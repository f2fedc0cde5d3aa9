import { brandMatches, brandSlug } from '#contract/rules/brand-name.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { sortByName } from '#server/domain/catalog/reference-names.ts'

type Brands = ReferenceLists['brands']
type Shown = { brands: Brands; hiddenIds: ReadonlySet<number> }

const shownByBrands = new WeakMap<Brands, Shown>()

/** Returns the visible brands sorted by name, and the ids of the hidden brands. Cached per list of brands. */
export function selectShownBrands({ brands }: Pick<ReferenceLists, 'brands'>): Shown {
  const known = shownByBrands.get(brands)
  if (known) return known
  const shown = {
    brands: sortByName(brands, 'en').filter(({ isHidden }) => !isHidden),
    hiddenIds: new Set(brands.flatMap(({ id, isHidden }) => (isHidden ? [id] : []))),
  }
  shownByBrands.set(brands, shown)
  return shown
}

/**
 * Finds a brand by slug. Tries the names of all brands before their spellings, which include the names of merged brands. Throws
 * `not-found`.
 */
export function findBrandBySlug({ brands }: Pick<ReferenceLists, 'brands'>, slug: string): Brands[number] {
  const found =
    brands.find(({ name }) => brandSlug(name.en) === slug) ??
    // at least two characters, because `brandMatches` treats a single character as a prefix
    brands.find(({ name }) => slug.length > 1 && brandMatches(name.en, slug)) ??
    brands.find(({ spellings }) => spellings.some((spelling) => brandSlug(spelling) === slug))
  if (!found) throw new CodedError('not-found')
  return found
}
