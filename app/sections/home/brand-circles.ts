import { paths } from '#app/client/paths.ts'
import type { Brand } from '#contract/reference-lists.ts'
import { normalizeBrandName } from '#contract/rules/brand-name.ts'

export type BrandCircle = { name: string; initials: string; to: string }

const houses = [
  ['Rolex', 'R'],
  ['Patek Philippe', 'PP'],
  ['Audemars Piguet', 'AP'],
  ['Cartier', 'C'],
  ['Vacheron Constantin', 'VC'],
  ['Omega', 'O'],
  ['Richard Mille', 'RM'],
  ['Hublot', 'H'],
  ['Chopard', 'Ch'],
  ['Bvlgari', 'B'],
] as const

type KnownBrand = Pick<Brand, 'id' | 'name' | 'place'>

/**
 * Returns ten brands for the home page with their links to the catalog: by id, or by name if the id is unknown (HOME-02). Brands chosen by
 * the owner come first; hidden brands are left out.
 */
export function brandCircles(brands: readonly KnownBrand[], hidden: readonly string[] = []): BrandCircle[] {
  const ids = new Map(brands.map(({ id, name }) => [normalizeBrandName(name), id]))
  const first = brands.filter(({ place }) => place !== undefined).toSorted((one, other) => Number(one.place) - Number(other.place))
  const taken = new Set([...first.map(({ name }) => name), ...hidden].map((name) => normalizeBrandName(name)))
  const others = houses.filter(([name]) => !taken.has(normalizeBrandName(name)))
  return [...first.map(({ name }) => [name, initialsOf(name)] as const), ...others].slice(0, houses.length).map(([name, initials]) => {
    const id = ids.get(normalizeBrandName(name))
    return { name, initials, to: paths.catalog(id === undefined ? { brand: name } : { brand_ids: [id] }) }
  })
}

/** Returns the letters on a brand's circle: set by hand for well-known brands, else the initials of the first two words. */
function initialsOf(name: string): string {
  const known = houses.find(([house]) => normalizeBrandName(house) === normalizeBrandName(name))
  if (known) return known[1]
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map(([initial = '']) => initial.toUpperCase())
    .join('')
}
