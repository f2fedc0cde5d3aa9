import { foldText, splitWords } from '#server/domain/search/normalize-text.ts'
import { nearCloseness } from '#server/domain/search/term.ts'
import { maxErrors } from '#server/domain/search/typing-errors-allowed.ts'
import { traitWords } from '#server/domain/traits/trait-words.ts'
import type { SpokenTrait, Trait } from '#server/domain/traits/trait.ts'

const endings = splitWords(
  foldText(`а я ы и у ю е о ь ой ей ий ый ая яя ое ее ые ие ую юю ого его ому ему ым им ом ем ых их ыми ими ам ям ами ями ах ях ов ев ью`),
)
const ending = new RegExp(`^(?:${endings.join('|')})?$`)
const endingMax = 3
const phraseMax = 5
/**
 * Minimum length of stems that match with typing errors. Shorter stems have too many neighbors: «серия» is one letter away from «серая».
 */
const nearStemMin = 4

type Phrase = { trait: Trait; rank: number; length: number }

/**
 * Finds traits by the phrases that name them. A phrase is a sequence of entries: keys of `traitWords`, or words that stand for themselves.
 * A typed word may mean several entries («розовый»: the color pink, and rose gold).
 */
export class Lexicon {
  #words = new Map<string, string[]>()
  #stems = new Map<string, string[]>()
  #phrases = new Map<string, Phrase>()

  constructor(traits: readonly SpokenTrait[]) {
    for (const [entry, spellings] of Object.entries(traitWords)) for (const spelling of spellings.split(' ')) this.#spell(spelling, entry)
    for (const [rank, trait] of traits.entries())
      for (const phrase of trait.said.split(',')) this.#addPhrase(phrase.trim(), { trait, rank })
  }

  /** Returns the entries that a folded word means. Recognizes Russian endings and English plurals. */
  find(word: string): string[] {
    const found = [...(this.#words.get(word) ?? [])]
    for (let cut = 0; cut <= endingMax && cut < word.length; cut++) {
      const stem = word.slice(0, word.length - cut)
      if (ending.test(word.slice(stem.length))) found.push(...(this.#stems.get(stem) ?? []))
    }
    if (found.length) return found
    for (const plural of [/s$/, /es$/]) {
      const singular = this.#words.get(word.replace(plural, ''))
      if (singular) return singular
    }
    return []
  }

  /** Returns the entries that a word with typing errors most likely means, and their closeness; 0 if there are none. */
  findNear(word: string): { entries: string[]; closeness: number } {
    const best = { entries: [] as string[], closeness: 0 }
    const weigh = (meant: string, entries: string[]) => {
      const closeness = nearCloseness(word, meant, maxErrors(Math.min(word.length, meant.length)))
      if (closeness === 0 || closeness < best.closeness) return
      best.entries = closeness > best.closeness ? entries : [...best.entries, ...entries]
      best.closeness = closeness
    }
    for (const [meant, entries] of this.#words) weigh(meant, entries)
    for (const tail of ['', ...endings]) {
      if (!word.endsWith(tail)) continue
      for (const [stem, entries] of this.#stems) if (stem.length >= nearStemMin) weigh(stem + tail, entries)
    }
    return { entries: [...new Set(best.entries)], closeness: best.closeness }
  }

  /**
   * Returns the trait of the longest phrase at the beginning of `words`. Each word is given as the entries that it may mean. If several
   * phrases of this length match, the trait that the constructor got first wins.
   */
  findPhrase(words: readonly (readonly string[])[]): { trait: Trait; length: number } | null {
    let found: Phrase | null = null
    let phrases = ['']
    for (let length = 1; length <= Math.min(phraseMax, words.length); length++) {
      phrases = phrases.flatMap((phrase) => (words[length - 1] ?? []).map((entry) => `${phrase} ${entry}`))
      for (const phrase of phrases) {
        const known = this.#phrases.get(phrase)
        if (known && (found?.length !== length || known.rank < found.rank)) found = known
      }
    }
    return found
  }

  #addPhrase(phrase: string, { trait, rank }: Omit<Phrase, 'length'>): void {
    const entries = phrase.split(' ').map((word) => {
      const entry = foldText(word)
      if (!Object.hasOwn(traitWords, word)) this.#spell(word, entry)
      return entry
    })
    const key = entries.map((entry) => ` ${entry}`).join('')
    if (!this.#phrases.has(key)) this.#phrases.set(key, { trait, rank, length: entries.length })
  }

  #spell(spelling: string, entry: string): void {
    const table = spelling.endsWith('~') ? this.#stems : this.#words
    const [word = ''] = splitWords(foldText(spelling))
    const known = table.get(word) ?? []
    if (!known.includes(entry)) table.set(word, [...known, entry])
  }
}
