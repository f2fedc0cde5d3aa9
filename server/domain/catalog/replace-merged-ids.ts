import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/** Replaces ids of merged entries of a list with the ids of the remaining entries, so that old links and stored filters keep working. */
export function replaceMergedIds({ merged }: Pick<ReferenceLists, 'merged'>, group: FacetGroup, ids: readonly number[]): number[] {
  const intoIds = new Map(merged.filter(({ list }) => list === group).map(({ from, into }) => [from, into]))
  return [...new Set(ids.map((id) => intoIds.get(id) ?? id))]
}
