import { bitDistance, characterBits } from '#server/domain/search/edit-distance.ts'
import {
  nearCloseness,
  selectNearest,
  createTerm,
  phoneticCloseness,
  startCloseness,
  type Term,
  type TermMatch,
} from '#server/domain/search/term.ts'

const startMax = 3
const soundStartMin = 4

/** Index of the distinct words of the catalog by spelling, sound, prefix and similarity. */
export class Vocabulary {
  #byText = new Map<string, Term>()
  #bySound = new Map<string, Term[]>()
  #byTextStart = new Map<string, Term[]>()
  #bySoundStart = new Map<string, Term[]>()
  #byTextLength = new Map<number, Term[]>()
  #bySoundLength = new Map<number, Term[]>()

  add(text: string, docId: number, weight: number): void {
    const term = this.#byText.get(text) ?? this.#open(text)
    term.docIds.push(docId)
    term.weights.push(weight)
  }

  remove(text: string, docId: number): void {
    const term = this.#byText.get(text)
    const at = term?.docIds.indexOf(docId) ?? -1
    if (!term || at < 0) return
    term.docIds.splice(at, 1)
    term.weights.splice(at, 1)
    if (term.docIds.length) return
    this.#byText.delete(text)
    this.#eachIndex(term, (index, key) => removeFromIndex(index, key, term))
  }

  findExact(text: string): TermMatch[] {
    const term = this.#byText.get(text)
    return term ? [{ term, closeness: 1 }] : []
  }

  findSame(text: string, sound: string): TermMatch[] {
    const matches = this.findExact(text)
    const closeness = sound.length < startMax ? phoneticCloseness.short : phoneticCloseness.long
    for (const term of this.#bySound.get(sound) ?? []) if (term.text !== text) matches.push({ term, closeness })
    return matches
  }

  /** Returns longer words with this prefix, by spelling or (from four letters on) by sound. */
  findLonger(text: string, sound: string): TermMatch[] {
    const matches: TermMatch[] = []
    for (const term of this.#byTextStart.get(text.slice(0, startMax)) ?? []) {
      if (term.text.length > text.length && term.text.startsWith(text)) matches.push({ term, closeness: startCloseness(text, term.text) })
    }
    if (sound.length < soundStartMin) return matches
    for (const term of this.#bySoundStart.get(sound.slice(0, startMax)) ?? []) {
      if (term.sound.length <= sound.length || !term.sound.startsWith(sound)) continue
      matches.push({ term, closeness: startCloseness(sound, term.sound) * phoneticCloseness.long })
    }
    return matches
  }

  /** Returns the nearest words with typing errors, by spelling or sound. `allowed` gives the maximum number of errors for a length. */
  findNear(text: string, sound: string, allowed: (length: number) => number): TermMatch[] {
    const byText = findNearIn(this.#byTextLength, 'text', { typed: text, most: allowed(text.length) })
    const bySound = findNearIn(this.#bySoundLength, 'sound', { typed: sound, most: allowed(Math.min(text.length, sound.length)) })
    return selectNearest([...byText, ...bySound])
  }

  /** Returns longer words that begin with the typed text, apart from one typing error: «nautli» → «nautilus». */
  findNearStart(text: string, sound: string): TermMatch[] {
    const matches: TermMatch[] = []
    for (const term of this.#byTextStart.get(text.charAt(0)) ?? []) {
      if (term.text.length <= text.length + 1) continue
      matches.push({ term, closeness: nearCloseness(text, term.text.slice(0, text.length), 1) })
    }
    for (const term of this.#bySoundStart.get(sound.charAt(0)) ?? []) {
      if (term.sound.length <= sound.length + 1) continue
      matches.push({ term, closeness: nearCloseness(sound, term.sound.slice(0, sound.length), 1) })
    }
    return selectNearest(matches)
  }

  #open(text: string): Term {
    const term = createTerm(text)
    this.#byText.set(text, term)
    this.#eachIndex(term, (index, key) => addToIndex(index, key, term))
    return term
  }

  #eachIndex(term: Term, visit: <Key>(index: Map<Key, Term[]>, key: Key) => void): void {
    visit(this.#bySound, term.sound)
    visit(this.#byTextLength, term.text.length)
    visit(this.#bySoundLength, term.sound.length)
    for (let length = 1; length <= startMax; length++) {
      if (term.text.length >= length) visit(this.#byTextStart, term.text.slice(0, length))
      if (term.sound.length >= length) visit(this.#bySoundStart, term.sound.slice(0, length))
    }
  }
}

function findNearIn(index: Map<number, Term[]>, form: 'text' | 'sound', { typed, most }: { typed: string; most: number }): TermMatch[] {
  const matches: TermMatch[] = []
  const bits = characterBits(typed)
  for (let length = typed.length - most; most > 0 && length <= typed.length + most; length++) {
    for (const term of index.get(length) ?? []) {
      if (bitDistance(bits, form === 'text' ? term.textBits : term.soundBits) > 2 * most) continue
      const closeness = nearCloseness(typed, form === 'text' ? term.text : term.sound, most)
      if (closeness > 0) matches.push({ term, closeness })
    }
  }
  return matches
}

function addToIndex<Key>(index: Map<Key, Term[]>, key: Key, term: Term): void {
  const terms = index.get(key)
  if (terms) terms.push(term)
  else index.set(key, [term])
}

function removeFromIndex<Key>(index: Map<Key, Term[]>, key: Key, term: Term): void {
  const terms = index.get(key) ?? []
  if (terms.length > 1) terms.splice(terms.indexOf(term), 1)
  else index.delete(key)
}
