import { bitDistance, editDistance, letterBits } from '#server/domain/search/edit-distance.ts'
import { soundOf } from '#server/domain/search/sound.ts'

/** One word of the catalogue, with the lines (by slot) that have it and the weight that it has in each. */
export type Term = {
  text: string
  sound: string
  textBits: number
  soundBits: number
  slots: number[]
  weights: number[]
}

/** A term that a typed word may mean; `closeness` is 1 for the same word, less for a beginning or a typing error. */
export type TermMatch = { term: Term; closeness: number }

/** The distinct words of the catalogue, found by spelling, by sound, by beginning and by likeness. */
export type Vocabulary = ReturnType<typeof createVocabulary>

const startMax = 3
const sameSound = 0.93
const sameShortSound = 0.7
const soundStartMin = 4

/** Creates an empty vocabulary. Adding and removing a word costs no more than its own postings. */
export function createVocabulary() {
  const byText = new Map<string, Term>()
  const bySound = new Map<string, Term[]>()
  const byTextStart = new Map<string, Term[]>()
  const bySoundStart = new Map<string, Term[]>()
  const byTextLength = new Map<number, Term[]>()
  const bySoundLength = new Map<number, Term[]>()

  /** Calls back with every shelf of the vocabulary that a term stands on. */
  function eachShelf(term: Term, visit: <Key>(shelf: Map<Key, Term[]>, key: Key) => void) {
    visit(bySound, term.sound)
    visit(byTextLength, term.text.length)
    visit(bySoundLength, term.sound.length)
    for (let length = 1; length <= startMax; length++) {
      if (term.text.length >= length) visit(byTextStart, term.text.slice(0, length))
      if (term.sound.length >= length) visit(bySoundStart, term.sound.slice(0, length))
    }
  }

  return {
    add(text: string, slot: number, weight: number): void {
      let term = byText.get(text)
      if (!term) {
        term = newTerm(text)
        byText.set(text, term)
        eachShelf(term, (shelf, key) => put(shelf, key, term))
      }
      term.slots.push(slot)
      term.weights.push(weight)
    },

    remove(text: string, slot: number): void {
      const term = byText.get(text)
      const at = term?.slots.indexOf(slot) ?? -1
      if (!term || at < 0) return
      term.slots.splice(at, 1)
      term.weights.splice(at, 1)
      if (term.slots.length) return
      byText.delete(text)
      eachShelf(term, (shelf, key) => take(shelf, key, term))
    },

    /** The same word, by spelling or by sound. */
    same(text: string, sound: string): TermMatch[] {
      const exact = byText.get(text)
      const matches: TermMatch[] = exact ? [{ term: exact, closeness: 1 }] : []
      const closeness = sound.length < startMax ? sameShortSound : sameSound
      for (const term of bySound.get(sound) ?? []) if (term !== exact) matches.push({ term, closeness })
      return matches
    },

    /** Longer words that begin so, by spelling or (from four letters on) by sound. */
    longer(text: string, sound: string): TermMatch[] {
      const matches: TermMatch[] = []
      for (const term of byTextStart.get(text.slice(0, startMax)) ?? []) {
        if (term.text.length > text.length && term.text.startsWith(text)) matches.push({ term, closeness: startCloseness(text, term.text) })
      }
      if (sound.length < soundStartMin) return matches
      for (const term of bySoundStart.get(sound.slice(0, startMax)) ?? []) {
        if (term.sound.length <= sound.length || !term.sound.startsWith(sound)) continue
        matches.push({ term, closeness: startCloseness(sound, term.sound) * sameSound })
      }
      return matches
    },

    /** Words with at most `most` typing errors, the nearest only. */
    near(text: string, sound: string, mostFor: (length: number) => number): TermMatch[] {
      const matches: TermMatch[] = []
      const textMost = mostFor(text.length)
      const soundMost = mostFor(Math.min(text.length, sound.length))
      const textBits = letterBits(text)
      const soundBits = letterBits(sound)
      for (let length = text.length - textMost; textMost > 0 && length <= text.length + textMost; length++) {
        for (const term of byTextLength.get(length) ?? []) {
          if (bitDistance(textBits, term.textBits) <= 2 * textMost) pushNear(matches, term, text, term.text, textMost)
        }
      }
      for (let length = sound.length - soundMost; soundMost > 0 && length <= sound.length + soundMost; length++) {
        for (const term of bySoundLength.get(length) ?? []) {
          if (bitDistance(soundBits, term.soundBits) <= 2 * soundMost) pushNear(matches, term, sound, term.sound, soundMost)
        }
      }
      return nearest(matches)
    },

    /** Longer words whose beginning has one typing error, for what is still being typed: «nautli» → «nautilus». */
    nearStart(text: string, sound: string): TermMatch[] {
      const matches: TermMatch[] = []
      for (const term of byTextStart.get(text.charAt(0)) ?? []) {
        if (term.text.length > text.length + 1) pushNear(matches, term, text, term.text.slice(0, text.length), 1)
      }
      for (const term of bySoundStart.get(sound.charAt(0)) ?? []) {
        if (term.sound.length > sound.length + 1) pushNear(matches, term, sound, term.sound.slice(0, sound.length), 1)
      }
      return nearest(matches)
    },

    get size(): number {
      return byText.size
    },
  }
}

function newTerm(text: string): Term {
  const sound = soundOf(text)
  return { text, sound, textBits: letterBits(text), soundBits: letterBits(sound), slots: [], weights: [] }
}

function put<Key>(shelf: Map<Key, Term[]>, key: Key, term: Term): void {
  const terms = shelf.get(key)
  if (terms) terms.push(term)
  else shelf.set(key, [term])
}

function take<Key>(shelf: Map<Key, Term[]>, key: Key, term: Term): void {
  const terms = shelf.get(key) ?? []
  if (terms.length > 1) terms.splice(terms.indexOf(term), 1)
  else shelf.delete(key)
}

function startCloseness(start: string, whole: string): number {
  return 0.7 + (0.2 * start.length) / whole.length
}

function pushNear(matches: TermMatch[], term: Term, typed: string, meant: string, most: number): void {
  if (!isPlausible(typed, meant)) return
  const errors = editDistance(typed, meant, most)
  if (errors > 0 && errors <= most) matches.push({ term, closeness: 0.8 - errors / Math.max(typed.length, meant.length) })
}

/** A short word has to keep its first letter, and one of four letters may lack a letter or swap two, no more. */
function isPlausible(typed: string, meant: string): boolean {
  if (typed.length > 5) return true
  const isSwapped = typed.length === meant.length && letterBits(typed) === letterBits(meant)
  if (typed.length < 5 && typed.length >= meant.length && !isSwapped) return false
  return isSwapped || typed.charCodeAt(0) === meant.charCodeAt(0)
}

function nearest(matches: TermMatch[]): TermMatch[] {
  const best = matches.reduce((most, match) => Math.max(most, match.closeness), 0)
  return matches.filter((match) => match.closeness >= best - 0.1)
}
