import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'

const digitsMin = 7
const digitsMax = 15
const searchedDigitsMin = 4
const textMax = 200

/** Calling codes of one and two digits (ITU E.164); all others have three digits. */
const shortCodes = /^(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Number of digits after a calling code, where all numbers have the same length. */
const wholeLengths: Record<string, number> = { '1': 10, '7': 10 }

/** Calling codes after which the trunk prefix 0 is not dialed: «+44 020 …» is +44 20 … */
const trunkZeroCodes =
  /^(20|27|31|32|33|40|41|43|44|46|49|55|60|61|63|64|66|84|86|90|91|92|353|358|359|380|381|385|386|961|966|971|972|994|995|996)$/

/**
 * Groups of the digits after a calling code. A key is the calling code, alone or with the digit after it. The default is groups of three.
 */
const groupings: Record<string, { lengths: readonly number[]; joints: readonly string[] }> = {
  '7': { lengths: [3, 3, 2, 2], joints: [' ', ' ', '-', '-'] },
  '33': { lengths: [1, 2, 2, 2, 2], joints: [] },
  '41': { lengths: [2, 3, 2, 2], joints: [] },
  '442': { lengths: [2, 4, 4], joints: [] },
  '447': { lengths: [4, 6], joints: [] },
  '971': { lengths: [2, 3, 4], joints: [' ', ' ', ' '] },
}

/** Countries whose numbers are usually written without +. */
export type HomeCountry = 'RU' | 'AE'

/** `form`: a number without +; `digits`: number of digits after the calling code. */
const homeForms: Record<HomeCountry, { form: RegExp; code: string; digits: number }> = {
  RU: { form: /^([78][3-9]|9)\d{9}$/, code: '7', digits: 10 },
  AE: { form: /^0?5[024568]\d{7}$/, code: '971', digits: 9 },
}

/** Mobile numbers of the home countries, complete without +. */
const homeMobile = /^([78]9\d{9}|9715[024568]\d{7})$/

/** Returns a person's home countries, the likeliest first: the country of `office`, then RU for Russian. */
export function homeCountries(language: Language, office?: OfficeKey | null): HomeCountry[] {
  const homes: HomeCountry[] = [
    ...offices.flatMap(({ key, country }) => (key === office ? [country] : [])),
    ...(language === 'ru' ? (['RU'] as const) : []),
  ]
  return [...new Set(homes)]
}

/** Returns the digits of a typed or pasted phone. Allows spaces, brackets, dashes, `tel:` and Arabic digits; drops a leading 00. */
export function phoneDigits(text: string): string {
  const digits = plainNumber(text).replace(/\D/g, '')
  return digits.startsWith('00') ? digits.slice(2) : digits
}

/** Whether a text can be a phone number: no letters, 7 to 15 digits, and the right number of digits for a country with a fixed length. */
export function isPhone(text: string): boolean {
  const digits = internationalDigits(text)
  const { length } = digits ?? phoneDigits(text)
  if (length < digitsMin || length > digitsMax || /\p{L}/u.test(plainNumber(text))) return false
  const code = digits && callingCode(digits)
  const whole = code && wholeLengths[code]
  return !whole || length === code.length + whole
}

/**
 * Formats a phone number: 89161234567 → "+7 916 123-45-67", +971501234567 → "+971 50 123 4567". A number without + is read as one of
 * `homes`. A number of an unknown country keeps its spacing; a text that is not a number is only trimmed.
 */
export function formatPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  if (!isPhone(text)) return text.trim()
  const digits = internationalDigits(text, homes)
  if (digits === null) return tidy(text)
  const code = callingCode(digits)
  return `+${code}${groupDigits(code, digits.slice(code.length))}`
}

/** Formats a stored number, without assuming a home country. */
export const shownPhone = (stored: string): string => formatPhone(stored, [])

/** Returns the `tel:` link of a stored number, without assuming a home country. */
export function phoneHref(stored: string): string {
  const digits = internationalDigits(stored, [])
  return digits === null ? `tel:${phoneDigits(stored)}` : `tel:+${digits}`
}

/** Returns the digits of a phone with the calling code; without it if the country is unknown. */
export function internationalPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  return internationalDigits(text, homes) ?? phoneDigits(text)
}

/**
 * Returns a phone as enquiries and orders store it: "+79161234567" if the country is known, else the text as typed. With a "+", the digits
 * of an unknown country would be another number. `shownPhone` formats either.
 */
export function contactPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  const digits = internationalDigits(text, homes)
  return digits === null ? tidy(text).replace(/\p{C}/gu, '') : `+${digits}`
}

/** Returns the digits of a phone for comparison. Recognizes Emirati mobiles (050 …, 50 …). Must match the SQL function `fold_phone`. */
export function phoneKey(text: string): string {
  return internationalPhone(text, ['RU', 'AE'])
}

/** Returns the digits to search for, given a phone or a part of one; empty if the text is not a number or has fewer than four digits. */
export function searchedDigits(text: string): string[] {
  const isNumber = /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= searchedDigitsMin
  return isNumber ? [...new Set([phoneDigits(text), internationalPhone(text), phoneKey(text)])] : []
}

/** Whether a number has a calling code: it begins with +, or with 00 in any spacing. */
export function hasCallingCode(text: string): boolean {
  return /^\D*(\+|0\D*0)/.test(plainNumber(text))
}

/** Whether the country of a number is known, from the calling code or from its format in one of `homes`. */
export function isCountryKnown(text: string, homes: readonly HomeCountry[] = []): boolean {
  return internationalDigits(text, homes) !== null
}

/** Brazilian mobiles of the area codes 79 and 89 have eleven digits like Russian mobiles, and a 9 after the area code. */
const brazilianMobile = /^[78]99\d{8}$/

/** Whether the country of a number is certain for a delivery to `country`. In Brazil, local mobiles may look like Russian ones. */
export function isCountryFixed(text: string, country: string, homes: readonly HomeCountry[] = []): boolean {
  if (!isCountryKnown(text, homes)) return false
  return hasCallingCode(text) || country !== 'BR' || !brazilianMobile.test(phoneDigits(text))
}

/** Returns the calling code of an international number: "79161234567" → "7", "971501234567" → "971". */
export function callingCode(digits: string): string {
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
}

/** Returns the digits with the calling code; null if the country is unknown. */
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

/** Lengths of groups of three, the last of up to four: 10 → 3, 3, 4. */
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

/** Drops text around a number: `tel:`, a note «(WhatsApp)», and (0), which is dialed only within a country. */
function plainNumber(text: string): string {
  if (text.length > textMax) return ''
  return asciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/\([^()\d]*\)/g, (note) => (/\p{L}/u.test(note) ? ' ' : note))
    .replace(/^(\D*(?:\+|0\D*0)\D*\d{1,3}\D*?)\(0\)/, '$1')
}
