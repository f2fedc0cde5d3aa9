import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/**
 * Resolves the collections of a filter to ids. Looks up each text first as the id of a collection, then as a name («1815»), then as the id
 * of a merged collection. An unknown text matches nothing.
 */
export function resolveCollectionIds<Filters extends { collection?: string[] | undefined }>(
  { collections, merged }: ReferenceLists,
  { collection: given, ...filters }: Filters,
): Omit<Filters, 'collection'> & { collection: number[] | undefined } {
  const idsOf = (one: string): number[] => {
    const known = collections.find(({ id }) => String(id) === one)
    if (known) return [known.id]
    const wanted = one.toLowerCase()
    const named = collections.filter(({ name }) => name.en.toLowerCase() === wanted).map(({ id }) => id)
    if (named.length) return named
    return merged.filter(({ list, from }) => list === 'collections' && String(from) === one).map(({ into }) => into)
  }
  return { ...filters, collection: given?.flatMap(idsOf) }
}
