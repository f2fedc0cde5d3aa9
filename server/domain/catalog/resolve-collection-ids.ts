import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/**
 * Resolves the collections of a filter into ids. Digits that are not the id of a collection are a name («1815»); an unknown name matches
 * nothing.
 */
export function resolveCollectionIds<Filters extends { collection?: string[] | undefined }>(
  { collections }: ReferenceLists,
  { collection: given, ...filters }: Filters,
): Omit<Filters, 'collection'> & { collection: number[] | undefined } {
  const idsOf = (one: string): number[] => {
    const known = collections.find(({ id }) => String(id) === one)
    if (known) return [known.id]
    const wanted = one.toLowerCase()
    return collections.filter(({ name }) => name.en.toLowerCase() === wanted).map(({ id }) => id)
  }
  return { ...filters, collection: given?.flatMap(idsOf) }
}
