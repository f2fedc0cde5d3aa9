import { editDistance } from '#server/domain/search/edit-distance.ts'
import type { PieceGroup } from '#server/domain/search/piece-line.ts'

/** One distinct reference, as compared, and the groups of pieces that bear it. */
export type Reference = { text: string; groups: PieceGroup[] }

/** `score` is comparable with the weights of words (line-terms.ts): a whole reference outweighs everything. */
export type ReferenceMatch = { reference: Reference; score: number }

/** The references of the catalogue, found whole, by a part, or with one typing error. */
export type References = ReturnType<typeof createReferences>

const wholeScore = 10
const errorScore = 1.2
const gramLength = 3
const fragmentMin = 3
const errorMin = 5

/** Creates an empty list of references: a map, and for parts the postings of all three-letter pieces of `^reference$`. */
export function createReferences() {
  const byText = new Map<string, Reference>()
  const byGram = new Map<string, Reference[]>()

  return {
    add(text: string, group: PieceGroup): void {
      let reference = byText.get(text)
      if (!reference) {
        reference = { text, groups: [] }
        byText.set(text, reference)
        for (const gram of gramsOf(`^${text}$`)) {
          const bearers = byGram.get(gram)
          if (bearers) bearers.push(reference)
          else byGram.set(gram, [reference])
        }
      }
      reference.groups.push(group)
    },

    remove(text: string, group: PieceGroup): void {
      const reference = byText.get(text)
      if (!reference) return
      reference.groups.splice(reference.groups.indexOf(group), 1)
      if (reference.groups.length) return
      byText.delete(text)
      for (const gram of gramsOf(`^${text}$`)) {
        const bearers = byGram.get(gram) ?? []
        if (bearers.length > 1) bearers.splice(bearers.indexOf(reference), 1)
        else byGram.delete(gram)
      }
    },

    /** References that are, begin with, end with or (from three characters on) contain the compact text. */
    find(text: string): ReferenceMatch[] {
      if (text.length < 2) return []
      const matches: ReferenceMatch[] = []
      for (const reference of bearersOf(byGram, text)) {
        const at = reference.text.indexOf(text)
        if (at >= 0) matches.push({ reference, score: partScore(text, reference.text, at) })
      }
      return matches
    },

    /** References that are, or begin with, the compact text but for one typing error. */
    findNear(text: string): ReferenceMatch[] {
      if (text.length < errorMin) return []
      const candidates = new Set([...(byGram.get(`^${text.slice(0, 2)}`) ?? []), ...(byGram.get(text.slice(-gramLength)) ?? [])])
      const matches: ReferenceMatch[] = []
      for (const reference of candidates) {
        const start = reference.text.length > text.length + 1 ? reference.text.slice(0, text.length) : reference.text
        if (editDistance(text, start, 1) <= 1) matches.push({ reference, score: errorScore + text.length / reference.text.length / 10 })
      }
      return matches
    },
  }
}

/** The shortest list of references that may contain the text. */
function bearersOf(byGram: Map<string, Reference[]>, text: string): Iterable<Reference> {
  if (text.length < fragmentMin) return new Set([...(byGram.get(`^${text}`) ?? []), ...(byGram.get(`${text}$`) ?? [])])
  let fewest: Reference[] | null = null
  for (const gram of gramsOf(text)) {
    const bearers = byGram.get(gram)
    if (!bearers) return []
    if (!fewest || bearers.length < fewest.length) fewest = bearers
  }
  return fewest ?? []
}

function partScore(text: string, whole: string, at: number): number {
  if (text.length === whole.length) return wholeScore
  const share = text.length / whole.length
  return at === 0 ? 1 + Math.min(text.length, 4) / 2 + 2 * share : 1.5 + share
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>()
  for (let at = 0; at + gramLength <= text.length; at++) grams.add(text.slice(at, at + gramLength))
  return grams
}
