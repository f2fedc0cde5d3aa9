import { lineTerms } from '#server/domain/search/line-terms.ts'
import { asLatin } from '#server/domain/search/look-alikes.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'
import type { Line, PieceGroup } from '#server/domain/search/piece-line.ts'
import { createReferences } from '#server/domain/search/references.ts'
import type { SearchDocument } from '#server/domain/search/search-document.ts'
import { createVocabulary } from '#server/domain/search/vocabulary.ts'

/** All that is indexed: pieces gathered into lines and groups, and the words and references that lead to them. */
export type Shelf = ReturnType<typeof createShelf>

/** Creates an empty shelf. */
export function createShelf() {
  const vocabulary = createVocabulary()
  const references = createReferences()
  const lines: (Line | null)[] = []
  const freeSlots: number[] = []
  const byKey = new Map<string, Line>()
  const groupOf = new Map<number, PieceGroup>()

  function openLine(document: SearchDocument, key: string): Line {
    const terms = lineTerms(document)
    const slot = freeSlots.pop() ?? lines.length
    const line: Line = { slot, key, kind: document.kind, terms: [...terms.keys()], pieceIds: [], groups: new Map() }
    lines[slot] = line
    byKey.set(key, line)
    for (const [term, weight] of terms) vocabulary.add(term, slot, weight)
    return line
  }

  function closeLine(line: Line): void {
    for (const term of line.terms) vocabulary.remove(term, line.slot)
    lines[line.slot] = null
    freeSlots.push(line.slot)
    byKey.delete(line.key)
  }

  function openGroup(line: Line, reference: string): PieceGroup {
    const group: PieceGroup = { line, reference, pieceIds: [] }
    line.groups.set(reference, group)
    if (reference) references.add(reference, group)
    return group
  }

  function remove(pieceId: number): void {
    const group = groupOf.get(pieceId)
    if (!group) return
    const { line, reference } = group
    groupOf.delete(pieceId)
    drop(group.pieceIds, pieceId)
    drop(line.pieceIds, pieceId)
    if (group.pieceIds.length) return
    line.groups.delete(reference)
    if (reference) references.remove(reference, group)
    if (!line.groups.size) closeLine(line)
  }

  return {
    vocabulary,
    references,
    /** By slot; null where a line was removed. */
    lines,

    /** Adds a piece, or replaces what was known of it. */
    put(document: SearchDocument): void {
      remove(document.pieceId)
      const key = keyOf(document)
      const line = byKey.get(key) ?? openLine(document, key)
      const reference = asLatin(compactReference(document.reference ?? ''))
      const group = line.groups.get(reference) ?? openGroup(line, reference)
      group.pieceIds.push(document.pieceId)
      line.pieceIds.push(document.pieceId)
      groupOf.set(document.pieceId, group)
    },

    remove,
  }
}

function keyOf(document: SearchDocument): string {
  const { kind, brand, collection, model, brandSpellings, collectionSpellings } = document
  return [kind, brand, collection, model, brandSpellings.join('\t'), collectionSpellings.join('\t')].join('\n')
}

/** Removes a number from a list whose order does not matter. */
function drop(ids: number[], id: number): void {
  const at = ids.indexOf(id)
  const last = ids.pop()
  if (last !== undefined && last !== id && at >= 0) ids[at] = last
}
