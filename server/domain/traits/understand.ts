import { kinds } from '#contract/piece.ts'
import { type BitSet, hasBit, intersect } from '#server/domain/catalog/bit-set.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog-snapshot.ts'
import { findModifierWord } from '#server/domain/search/modifier-words.ts'
import { findWithTrait } from '#server/domain/traits/find-with-trait.ts'
import { readTraits, type TraitReading, type Word } from '#server/domain/traits/read-traits.ts'
import { lexiconOf } from '#server/domain/traits/shop-lexicon.ts'
import { traitFillers } from '#server/domain/traits/trait-words.ts'
import type { Trait } from '#server/domain/traits/trait.ts'

/** A search text split into traits and the remaining text, which names a brand, a model or a reference. `names` may be empty. */
export type Understanding = { readings: TraitReading[]; names: string }

type Catalog = Pick<CatalogSnapshot, 'columnsByKind' | 'lists' | 'search'>

/** Splits a search text into traits and names. A word that belongs to a name in this text, such as the «black» of «black bay», is no trait. */
export function understand(catalog: Catalog, typed: string): Understanding {
  const { readings, rest } = readTraits(typed, lexiconOf(catalog.lists), (word) => catalog.search.names.closenessOf(word))
  const named = rest.filter(({ text }) => findModifierWord(text)?.role !== 'filler' && !traitFillers.has(text))
  const traits: TraitReading[] = []
  for (const reading of readings) {
    if (isPartOfName(catalog, reading, { named, typed })) named.push(...reading.words)
    else if (traits.every(({ trait }) => trait.key !== reading.trait.key)) traits.push(reading)
  }
  return { readings: traits, names: textOf(named, typed) }
}

function isPartOfName(catalog: Catalog, { words, trait }: TraitReading, { named, typed }: { named: Word[]; typed: string }): boolean {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last || !named.length || trait.role === 'kind') return false
  const { names } = catalog.search
  const before = named.find(({ to }) => to <= first.from && !typed.slice(to, first.from).trim())
  const after = named.find(({ from }) => from >= last.to && !typed.slice(last.to, from).trim())
  if (before && names.isRun([before.text, first.text])) return true
  if (after && names.isRun([last.text, after.text])) return true
  const withWords = names.findWithWords(
    textOf(named, typed),
    words.map(({ text }) => text),
  )
  const isFit = findWithTraits(catalog, [trait])
  return withWords.some((id) => !isFit(id))
}

/** Returns the chunks of these words as typed, in the order of the text. */
function textOf(words: readonly Word[], typed: string): string {
  const chunks = new Map(words.toSorted((a, b) => a.from - b.from).map(({ from, to }) => [from, typed.slice(from, to)]))
  return [...chunks.values()].join(' ')
}

/** Returns a function that tells whether the piece with an id has all traits. */
export function findWithTraits(catalog: Catalog, traits: readonly Trait[]): (id: number) => boolean {
  const parts = kinds.map((kind) => {
    const columns = catalog.columnsByKind[kind]
    const sets = traits.map((trait) => findWithTrait({ kind, columns, lists: catalog.lists }, trait))
    return { columns, bits: intersect(sets, columns.size) }
  })
  return (id) => parts.some(({ columns, bits }) => hasId(columns.rowIndexes, bits, id))
}

function hasId(rowIndexes: Map<number, number>, bits: BitSet, id: number): boolean {
  const rowIndex = rowIndexes.get(id)
  return rowIndex !== undefined && hasBit(bits, rowIndex)
}
