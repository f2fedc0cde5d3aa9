import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'

const digitsMin = 7
const digitsMax = 15
const searchedDigitsMin = 4
const textMax = 200

/** Calling codes of one or two digits (ITU E.164). All other codes have three digits. */
const shortCodes = /^(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** The number of digits after a calling code, for countries in which all numbers have the same length. */
const wholeLengths: Record<string, number> = { '1': 10, '7': 10 }

/** Calling codes after which a typed trunk prefix 0 is dropped: «+44 020 …» means +44 20 … */
const trunkZeroCodes =
  /^(20|27|31|32|33|40|41|43|44|46|49|55|60|61|63|64|66|84|86|90|91|92|353|358|359|380|381|385|386|961|966|971|972|994|995|996)$/

/**
 * How the digits after a calling code are grouped. A key is the calling code, or the code and the next digit. By default, groups have three
 * digits.
 */
const groupings: Record<string, { lengths: readonly number[]; joints: readonly string[] }> = {
  '7': { lengths: [3, 3, 2, 2], joints: [' ', ' ', '-', '-'] },
  '33': { lengths: [1, 2, 2, 2, 2], joints: [] },
  '41': { lengths: [2, 3, 2, 2], joints: [] },
  '442': { lengths: [2, 4, 4], joints: [] },
  '447': { lengths: [4, 6], joints: [] },
  '971': { lengths: [2, 3, 4], joints: [' ', ' ', ' '] },
}

/** Countries whose numbers are often written without +. */
export type HomeCountry = 'RU' | 'AE'

/** `form`: a number without +. `digits`: the number of digits after the calling code. */
const homeForms: Record<HomeCountry, { form: RegExp; code: string; digits: number }> = {
  RU: { form: /^([78][3-9]|9)\d{9}$/, code: '7', digits: 10 },
  AE: { form: /^0?5[024568]\d{7}$/, code: '971', digits: 9 },
}

/** Mobile numbers of the home countries with the calling code but without +. A Russian number may also start with 8. */
const homeMobile = /^([78]9\d{9}|9715[024568]\d{7})$/

/**
 * Returns the countries that a number without + may belong to, the likeliest first: the country of `office`, then RU if the language is
 * Russian.
 */
export function homeCountries(language: Language, office?: OfficeKey | null): HomeCountry[] {
  const homes: HomeCountry[] = [
    ...offices.flatMap(({ key, country }) => (key === office ? [country] : [])),
    ...(language === 'ru' ? (['RU'] as const) : []),
  ]
  return [...new Set(homes)]
}

/**
 * Returns the digits of a typed or pasted phone number. Allows spaces, brackets, dashes, `tel:` and Arabic digits. Removes a leading 00.
 */
export function phoneDigits(text: string): string {
  const digits = plainNumber(text).replace(/\D/g, '')
  return digits.startsWith('00') ? digits.slice(2) : digits
}

/** Whether a text can be a phone number: no letters, 7 to 15 digits and, for a country with a fixed length, exactly that length. */
export function isPhone(text: string): boolean {
  const digits = internationalDigits(text)
  const { length } = digits ?? phoneDigits(text)
  if (length < digitsMin || length > digitsMax || /\p{L}/u.test(plainNumber(text))) return false
  const code = digits && callingCode(digits)
  const whole = code && wholeLengths[code]
  return !whole || length === code.length + whole
}

/**
 * Formats a phone number: 89161234567 → "+7 916 123-45-67", +971501234567 → "+971 50 123 4567". Without + or 00, recognizes only the mobile
 * numbers of `homeMobile` and the numbers of the countries in `homes`. A number of an unknown country keeps its spacing. A text that is not
 * a number is only trimmed.
 */
export function formatPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  if (!isPhone(text)) return text.trim()
  const digits = internationalDigits(text, homes)
  if (digits === null) return tidy(text)
  const code = callingCode(digits)
  return `+${code}${groupDigits(code, digits.slice(code.length))}`
}

/** Formats a stored number. Without + or 00, recognizes only Russian and Emirati mobile numbers in the form of `homeMobile`. */
export const shownPhone = (stored: string): string => formatPhone(stored, [])

/** Returns the `tel:` link of a stored number. Without + or 00, recognizes only mobile numbers in the form of `homeMobile`. */
export function phoneHref(stored: string): string {
  const digits = internationalDigits(stored, [])
  return digits === null ? `tel:${phoneDigits(stored)}` : `tel:+${digits}`
}

/** Returns the digits of a phone number, including the calling code if the country is known. */
export function internationalPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  return internationalDigits(text, homes) ?? phoneDigits(text)
}

/**
 * Returns a phone number in the form stored with enquiries and orders: "+79161234567" if the country is known, else the text as typed. If
 * the country is unknown, adding + to the digits could give another number. `shownPhone` formats both forms.
 */
export function contactPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  const digits = internationalDigits(text, homes)
  return digits === null ? tidy(text).replace(/\p{C}/gu, '') : `+${digits}`
}

/**
 * Returns the digits of a phone number for comparison. Also recognizes Emirati mobile numbers without a calling code (050 …, 50 …). Must
 * match the SQL function `fold_phone`.
 */
export function phoneKey(text: string): string {
  return internationalPhone(text, ['RU', 'AE'])
}

/**
 * Returns the digits to search for, given a phone number or a part of it. Empty if the text is not a number or has fewer than four digits.
 */
export function searchedDigits(text: string): string[] {
  const isNumber = /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= searchedDigitsMin
  return isNumber ? [...new Set([phoneDigits(text), internationalPhone(text), phoneKey(text)])] : []
}

/** Whether a number has a calling code, which means that it starts with + or 00 in any spacing. */
export function hasCallingCode(text: string): boolean {
  return /^\D*(\+|0\D*0)/.test(plainNumber(text))
}

/**
 * Whether the country of a number is known. It is known if the number has a calling code, or matches `homeMobile` or the form of a country
 * in `homes`.
 */
export function isCountryKnown(text: string, homes: readonly HomeCountry[] = []): boolean {
  return internationalDigits(text, homes) !== null
}

/** Brazilian mobile numbers with the area codes 79 and 89, which have eleven digits like Russian mobile numbers. */
const brazilianMobile = /^[78]99\d{8}$/

/**
 * Whether the country of a number is certain for an order delivered to `country`. It is uncertain in Brazil if the number has no calling
 * code, because a local mobile number may look like a Russian mobile number.
 */
export function isCountryFixed(text: string, country: string, homes: readonly HomeCountry[] = []): boolean {
  if (!isCountryKnown(text, homes)) return false
  return hasCallingCode(text) || country !== 'BR' || !brazilianMobile.test(phoneDigits(text))
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

/** Removes a trunk prefix after the calling code: +44 020 … → +44 20 …, +7 8 916 … → +7 916 … */
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

/** Splits a length into groups of three with a last group of up to four: 10 → 3, 3, 4. */
function threes(length: number): number[] {
  return length <= 4 ? [length] : [3, ...threes(length - 3)]
}

/** Converts full-width and Arabic digits to ASCII. Removes invisible characters, which are often copied from contact lists. */
function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 15))
}

function tidy(text: string): string {
  return plainNumber(text).replace(/\s+/g, ' ').trim()
}

/** Removes text around a number: `tel:`, a note such as «(WhatsApp)», and (0), which is only dialed within the country. */
function plainNumber(text: string): string {
  if (text.length > textMax) return ''
  return asciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/\([^()\d]*\)/g, (note) => (/\p{L}/u.test(note) ? ' ' : note))
    .replace(/^(\D*(?:\+|0\D*0)\D*\d{1,3}\D*?)\(0\)/, '$1')
}
