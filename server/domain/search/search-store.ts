import { latinizeHomoglyphs } from '#server/domain/search/homoglyphs.ts'
import { lineTerms } from '#server/domain/search/line-terms.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'
import type { SearchLine, PieceGroup, SearchDocument } from '#server/domain/search/piece-line.ts'
import { References } from '#server/domain/search/references.ts'
import { Vocabulary } from '#server/domain/search/vocabulary.ts'

export class SearchStore {
  readonly vocabulary = new Vocabulary()
  readonly references = new References()
  /** Lines by `docId`; null if the line was removed. */
  readonly lines: (SearchLine | null)[] = []
  #freeDocIds: number[] = []
  #lineOf = new Map<string, SearchLine>()
  #groupOf = new Map<number, PieceGroup>()

  put(document: SearchDocument): void {
    this.remove(document.pieceId)
    const key = keyOf(document)
    const line = this.#lineOf.get(key) ?? this.#openLine(document, key)
    const reference = latinizeHomoglyphs(compactReference(document.reference ?? ''))
    const group = line.groups.get(reference) ?? this.#openGroup(line, reference)
    group.pieceIds.push(document.pieceId)
    line.pieceIds.push(document.pieceId)
    this.#groupOf.set(document.pieceId, group)
  }

  /** Removes a piece, and the words and references that only this piece has. */
  remove(pieceId: number): void {
    const group = this.#groupOf.get(pieceId)
    if (!group) return
    const { line, reference } = group
    this.#groupOf.delete(pieceId)
    drop(group.pieceIds, pieceId)
    drop(line.pieceIds, pieceId)
    if (group.pieceIds.length) return
    line.groups.delete(reference)
    if (reference) this.references.remove(reference, group)
    if (!line.groups.size) this.#closeLine(line)
  }

  #openLine(document: SearchDocument, key: string): SearchLine {
    const terms = lineTerms(document)
    const docId = this.#freeDocIds.pop() ?? this.lines.length
    const line: SearchLine = { docId, key, kind: document.kind, terms: [...terms.keys()], pieceIds: [], groups: new Map() }
    this.lines[docId] = line
    this.#lineOf.set(key, line)
    for (const [term, weight] of terms) this.vocabulary.add(term, docId, weight)
    return line
  }

  #closeLine(line: SearchLine): void {
    for (const term of line.terms) this.vocabulary.remove(term, line.docId)
    this.lines[line.docId] = null
    this.#freeDocIds.push(line.docId)
    this.#lineOf.delete(line.key)
  }

  #openGroup(line: SearchLine, reference: string): PieceGroup {
    const group: PieceGroup = { line, reference, pieceIds: [] }
    line.groups.set(reference, group)
    if (reference) this.references.add(reference, group)
    return group
  }
}

function keyOf(document: SearchDocument): string {
  const { kind, brand, collection, model, brandSpellings, collectionSpellings } = document
  return [kind, brand, collection, model, brandSpellings.join('\t'), collectionSpellings.join('\t')].join('\n')
}

function drop(ids: number[], id: number): void {
  const at = ids.indexOf(id)
  const last = ids.pop()
  if (last !== undefined && last !== id && at >= 0) ids[at] = last
}
