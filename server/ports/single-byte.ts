import { isTableEncoding, type TableEncoding, tableEncodings } from '#contract/rules/staff/table-encodings.ts'
import { findTwoAlphabets } from '#contract/rules/staff/two-alphabets.ts'

const highBytes = Buffer.from(Array.from({ length: 128 }, (_, at) => 128 + at))
/**
 * The characters of the byte values 128 to 255, by encoding. Each byte value has a character, so text can be converted between encodings
 * without loss.
 */
const letters = new Map(tableEncodings.map((encoding) => [encoding, new TextDecoder(encoding).decode(highBytes)]))
const bytesOf = new Map([...letters].map(([encoding, all]) => [encoding, new Map(Array.from(all, (letter, at) => [letter, at]))]))

/**
 * Byte values from 128 are stored as private-use characters until they are decoded. Such characters are neither trimmed nor treated as
 * letters.
 */
const privateBase = 0xe000
const privateSigns = /[\ue080-\ue0ff]/g
const sampleChars = 200_000

/** Converts bytes to text that can be split into cells before its encoding is known. `readHeld` decodes this text. */
export function holdBytes(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll(/[\u0080-\u00ff]/g, (sign) => String.fromCharCode(privateBase + sign.charCodeAt(0)))
}

/** Decodes text that `holdBytes` returned. */
export function readHeld(text: string, encoding: TableEncoding): string {
  const own = letters.get(encoding) ?? ''
  return text.replaceAll(privateSigns, (sign) => own.charAt(sign.charCodeAt(0) - privateBase - 128))
}

/** Corrects text that was decoded as `from` although its bytes are encoded as `to`. */
export function recode(text: string, from: TableEncoding, to: TableEncoding): string {
  const bytes = bytesOf.get(from)
  const own = letters.get(to) ?? ''
  return Array.from(text, (letter) => {
    const at = bytes?.get(letter)
    return at === undefined ? letter : own.charAt(at)
  }).join('')
}

/** Encodings that may be guessed. Arabic is excluded, because its letters match the bytes of any other language. */
const guessed = tableEncodings.filter((encoding) => encoding !== 'windows-1256')

/** Guesses the encoding of text from `holdBytes`: the encoding in which the text looks most like words. */
export function guessEncoding(held: string): TableEncoding {
  const runs = held.slice(0, sampleChars).split(/[^a-z\ue080-\ue0ff]/i)
  const words = [...new Set(runs.filter((run) => /[\ue080-\ue0ff]/.test(run)))]
  const costs = guessed.map((encoding) => ({ encoding, cost: words.reduce((sum, word) => sum + oddness(readHeld(word, encoding)), 0) }))
  const [best] = costs.toSorted((one, other) => one.cost - other.cost)
  return best && isTableEncoding(best.encoding) ? best.encoding : 'windows-1251'
}

/** Returns a penalty for a run of letters that does not look like words. 0 is the best score. */
function oddness(run: string): number {
  const signs = run.match(/[^\p{L}\s«»„“”‘’—–…№€£©®°•]/gu)?.length ?? 0
  return signs * 6 + run.split(/[^\p{L}\p{M}]+/u).reduce((sum, word) => sum + oddWord(word), 0)
}

function oddWord(word: string): number {
  const foreign = word.match(/[^a-z]/gi)?.length ?? 0
  if (!foreign) return 0
  if (findTwoAlphabets(word)) return 20
  const isRegular = /^(\p{Lu}?\P{Lu}*|\P{Ll}+)$/u.test(word)
  const odd = /^\p{Script=Cyrillic}+$/u.test(word)
    ? (word.match(/[^а-яё]/gi)?.length ?? 0) * 3
    : // words of Latin languages rarely lack a plain ASCII letter
      Number(foreign > 1 && foreign * 2 > word.length) * 4 * foreign + (word.match(/[^a-zà-öø-ÿœšžß]/gi)?.length ?? 0) * 2
  return odd + (isRegular ? 0 : 5) + (word.match(/[фщъэёцюхшж]/gi)?.length ?? 0) * 0.3
}
