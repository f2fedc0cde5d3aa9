import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/** Requested filters with collections by id. Digits are a name where they are no id («1815»); an unknown name matches nothing. */
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
