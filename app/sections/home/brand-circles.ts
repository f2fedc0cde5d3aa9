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

/** The ten brands of the home page, each with its way to the catalogue: by id, or by name where the id is unknown (HOME-02). */
export function brandCircles(brands: readonly Pick<Brand, 'id' | 'name'>[]): BrandCircle[] {
  const ids = new Map(brands.map(({ id, name }) => [normalizeBrandName(name), id]))
  return houses.map(([name, initials]) => {
    const id = ids.get(normalizeBrandName(name))
    return { name, initials, to: paths.catalog(id === undefined ? { brand: name } : { brand_ids: [id] }) }
  })
}
