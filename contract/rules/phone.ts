import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'

/** Length of a phone number in digits. */
const digitsMin = 7
const digitsMax = 15
/** Fewer digits are not searched for. */
const searchedDigitsMin = 4
/** Longer texts are not parsed. */
const textMax = 200

/** Calling codes of one and two digits (ITU E.164); all others have three. */
const shortCodes = /^(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Digits after a calling code, if the country has a fixed length. Elsewhere, lengths vary. */
const wholeLengths: Record<string, number> = { '1': 10, '7': 10 }

/** Calling codes after which the national trunk prefix 0 is dropped: «+44 020 …» is +44 20 … */
const trunkZeroCodes =
  /^(20|27|31|32|33|40|41|43|44|46|49|60|61|63|64|66|84|86|90|91|92|353|358|359|380|381|385|386|961|966|971|972|994|995|996)$/

/** Groups of the digits after a calling code; by the code, or by the code with the next digit. The default is groups of three. */
const groupings: Record<string, { lengths: readonly number[]; joints: readonly string[] }> = {
  '7': { lengths: [3, 3, 2, 2], joints: [' ', ' ', '-', '-'] },
  '33': { lengths: [1, 2, 2, 2, 2], joints: [] },
  '41': { lengths: [2, 3, 2, 2], joints: [] },
  '442': { lengths: [2, 4, 4], joints: [] },
  '447': { lengths: [4, 6], joints: [] },
  '971': { lengths: [2, 3, 4], joints: [' ', ' ', ' '] },
}

/** A country whose numbers are usually written without +. */
export type HomeCountry = 'RU' | 'AE'

/** National formats of the home countries, and the number of digits after the calling code. */
const homeForms: Record<HomeCountry, { form: RegExp; code: string; digits: number }> = {
  RU: { form: /^([78][3-9]|9)\d{9}$/, code: '7', digits: 10 },
  AE: { form: /^0?5[024568]\d{7}$/, code: '971', digits: 9 },
}

/** Complete mobile numbers of the home countries. The pattern matches no number of other countries. */
const homeMobile = /^([78]9\d{9}|9715[024568]\d{7})$/

/** Returns a person's home countries, the likeliest first: that of the office they visit, then that of their language. */
export function homeCountries(language: Language, office?: OfficeKey | null): HomeCountry[] {
  const homes: HomeCountry[] = [
    ...offices.flatMap(({ key, country }) => (key === office ? [country] : [])),
    ...(language === 'ru' ? (['RU'] as const) : []),
  ]
  return [...new Set(homes)]
}

/** Returns the digits of typed or pasted text: allows spaces, brackets, dashes, `tel:` and Arabic digits; drops a leading 00. */
export function phoneDigits(text: string): string {
  const digits = plainNumber(text).replace(/\D/g, '')
  return digits.startsWith('00') ? digits.slice(2) : digits
}

/** Whether it can be a phone number: 7 to 15 digits, the right count for its country if that is known, and no letters. */
export function isPhone(text: string): boolean {
  const digits = internationalDigits(text)
  const { length } = digits ?? phoneDigits(text)
  if (length < digitsMin || length > digitsMax || /\p{L}/u.test(plainNumber(text))) return false
  const code = digits && callingCode(digits)
  const whole = code && wholeLengths[code]
  return !whole || length === code.length + whole
}

/**
 * Formats a phone number: 89161234567 → "+7 916 123-45-67", +971501234567 → "+971 50 123 4567". A number without + is read by `homes`.
 * A number without a known country keeps its spacing; text that is not a number stays as it is.
 */
export function formatPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  if (!isPhone(text)) return text.trim()
  const digits = internationalDigits(text, homes)
  if (digits === null) return tidy(text)
  const code = callingCode(digits)
  return `+${code}${groupDigits(code, digits.slice(code.length))}`
}

/** Formats a stored number. A number stored without + has no known country. */
export const shownPhone = (stored: string): string => formatPhone(stored, [])

/** Returns the `tel:` link of a stored number. */
export function phoneHref(stored: string): string {
  const digits = internationalDigits(stored, [])
  return digits === null ? `tel:${phoneDigits(stored)}` : `tel:+${digits}`
}

/** Returns the digits with the calling code, by which phones are compared; without a known country, the digits alone. */
export function internationalPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  return internationalDigits(text, homes) ?? phoneDigits(text)
}

/**
 * Returns a phone number as an enquiry or an order stores it: "+79161234567" if the country is known, else the text as typed.
 * `shownPhone` formats either. A "+" before digits without a known country would turn them into another number.
 */
export function contactPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  const digits = internationalDigits(text, homes)
  return digits === null ? tidy(text).replace(/\p{C}/gu, '') : `+${digits}`
}

/** Returns the digits to compare phones by: with the calling code, also for Emirati mobiles (050 …, 50 …). Must match SQL `fold_phone`. */
export function phoneKey(text: string): string {
  return internationalPhone(text, ['RU', 'AE'])
}

/** Returns the digits to search for, given a phone or a part of one; none if the text is not a number. */
export function searchedDigits(text: string): string[] {
  const isNumber = /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= searchedDigitsMin
  return isNumber ? [...new Set([phoneDigits(text), internationalPhone(text), phoneKey(text)])] : []
}

/** Whether a number has a calling code: + or 00, with any spacing between the zeros. */
export function hasCallingCode(text: string): boolean {
  return /^\D*(\+|0\D*0)/.test(plainNumber(text))
}

/** Whether the country of a number is known, from its calling code or from `homes` and the number's format. */
export function isCountryKnown(text: string, homes: readonly HomeCountry[] = []): boolean {
  return internationalDigits(text, homes) !== null
}

/** Returns the calling code of an international number: "79161234567" → "7", "971501234567" → "971". */
export function callingCode(digits: string): string {
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
}

/** Returns the digits with the calling code, or null if the country is unknown. */
function internationalDigits(text: string, homes: readonly HomeCountry[] = ['RU']): string | null {
  const digits = phoneDigits(text)
  if (hasCallingCode(text)) return withoutTrunkPrefix(digits)
  if (homeMobile.test(digits)) return digits.replace(/^8/, '7')
  const home = homes.map((country) => homeForms[country]).find(({ form }) => form.test(digits))
  return home ? home.code + digits.slice(-home.digits) : null
}

/** Drops national trunk prefixes: +44 020 … → +44 20 …, +7 8 916 … → +7 916 … */
function withoutTrunkPrefix(digits: string): string {
  const code = callingCode(digits)
  if (/^78\d{10}$/.test(digits)) return `7${digits.slice(2)}`
  return digits[code.length] === '0' && trunkZeroCodes.test(code) ? code + digits.slice(code.length + 1) : digits
}

function groupDigits(code: string, rest: string): string {
  const { lengths, joints } = groupings[code + rest.charAt(0)] ?? groupings[code] ?? { lengths: [], joints: [] }
  const isWhole = lengths.length > 0 && lengths.reduce((sum, length) => sum + length, 0) === rest.length
  const sizes = isWhole ? lengths : threes(rest.length)
  let at = 0
  return sizes.reduce((text, size, index) => {
    const part = rest.slice(at, at + size)
    at += size
    return `${text}${isWhole ? (joints[index] ?? ' ') : ' '}${part}`
  }, '')
}

/** Groups of three from the left, with up to four at the end: 10 → 3, 3, 4. */
function threes(length: number): number[] {
  return length <= 4 ? [length] : [3, ...threes(length - 3)]
}

/** Converts full-width and Arabic digits to ASCII. Drops invisible characters, which contact lists paste along. */
function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 15))
}

function tidy(text: string): string {
  return plainNumber(text).replace(/\s+/g, ' ').trim()
}

/** Drops text around the number: `tel:`, a note «(WhatsApp)», and (0), which is dialed only within a country. */
function plainNumber(text: string): string {
  if (text.length > textMax) return ''
  return asciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/\([^()\d]*\)/g, (note) => (/\p{L}/u.test(note) ? ' ' : note))
    .replace(/^(\D*(?:\+|0\D*0)\D*\d{1,3}\D*?)\(0\)/, '$1')
}
