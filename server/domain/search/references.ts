import { editDistance } from '#server/domain/search/edit-distance.ts'
import { hasDigit } from '#server/domain/search/normalize-text.ts'
import type { PieceGroup } from '#server/domain/search/piece-line.ts'

/** A distinct reference in compact form, and the groups of pieces that have it. */
export type Reference = { text: string; groups: PieceGroup[] }

/** `score` is comparable with the weights of words (`line-terms.ts`). A complete reference outweighs all words. */
export type ReferenceMatch = { reference: Reference; score: number }

const wholeScore = 10
const errorScore = 1.2
/**
 * Score of letters inside a reference, without digits. Lower than the score of any prefix of a name: «car» finds Cartier first, not a
 * Carbonium with the reference 2303-270/CARB.
 */
const lettersScore = 1
const gramLength = 3
const errorMin = 5

/** Index of references by trigrams of `^reference$`: finds references by the whole text, by a part of it, or with one typing error. */
export class References {
  #byText = new Map<string, Reference>()
  #byGram = new Map<string, Reference[]>()

  add(text: string, group: PieceGroup): void {
    const reference = this.#byText.get(text) ?? this.#open(text)
    reference.groups.push(group)
  }

  remove(text: string, group: PieceGroup): void {
    const reference = this.#byText.get(text)
    if (!reference) return
    reference.groups.splice(reference.groups.indexOf(group), 1)
    if (reference.groups.length) return
    this.#byText.delete(text)
    for (const gram of gramsOf(`^${text}$`)) {
      const bearers = this.#byGram.get(gram) ?? []
      if (bearers.length > 1) bearers.splice(bearers.indexOf(reference), 1)
      else this.#byGram.delete(gram)
    }
  }

  /** Returns the references that contain the compact text. A text of two characters must be at the beginning or end of the reference. */
  find(text: string): ReferenceMatch[] {
    if (text.length < 2) return []
    const matches: ReferenceMatch[] = []
    for (const reference of this.#bearersOf(text)) {
      const at = reference.text.indexOf(text)
      if (at >= 0) matches.push({ reference, score: partScore(text, reference.text, at) })
    }
    return matches
  }

  /**
   * Returns the references that equal or begin with the compact text, with at most one typing error. The text must have at least five
   * characters. Its first two characters must begin the reference, or its last three must occur in the reference.
   */
  findNear(text: string): ReferenceMatch[] {
    if (text.length < errorMin) return []
    const candidates = new Set([...this.#bearers(`^${text.slice(0, 2)}`), ...this.#bearers(text.slice(-gramLength))])
    const matches: ReferenceMatch[] = []
    for (const reference of candidates) {
      const start = reference.text.length > text.length + 1 ? reference.text.slice(0, text.length) : reference.text
      if (editDistance(text, start, 1) <= 1) matches.push({ reference, score: errorScore + text.length / reference.text.length / 10 })
    }
    return matches
  }

  #open(text: string): Reference {
    const reference: Reference = { text, groups: [] }
    this.#byText.set(text, reference)
    for (const gram of gramsOf(`^${text}$`)) {
      const bearers = this.#byGram.get(gram)
      if (bearers) bearers.push(reference)
      else this.#byGram.set(gram, [reference])
    }
    return reference
  }

  #bearers(gram: string): Reference[] {
    return this.#byGram.get(gram) ?? []
  }

  /**
   * Returns all references that may contain the text: those with its rarest trigram. For a text of two characters, returns the references
   * that begin or end with the text.
   */
  #bearersOf(text: string): Iterable<Reference> {
    if (text.length < gramLength) return new Set([...this.#bearers(`^${text}`), ...this.#bearers(`${text}$`)])
    let fewest = this.#bearers(text.slice(0, gramLength))
    for (const gram of gramsOf(text)) {
      const bearers = this.#bearers(gram)
      if (bearers.length < fewest.length) fewest = bearers
    }
    return fewest
  }
}

function partScore(text: string, whole: string, at: number): number {
  if (text.length === whole.length) return wholeScore
  const share = text.length / whole.length
  if (!hasDigit(text)) return lettersScore + share / 10
  return at === 0 ? 1 + Math.min(text.length, 4) / 2 + 2 * share : 1.5 + share
}

function gramsOf(text: string): Set<string> {
  const grams = new Set<string>()
  for (let at = 0; at + gramLength <= text.length; at++) grams.add(text.slice(at, at + gramLength))
  return grams
}
