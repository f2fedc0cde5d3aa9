import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'

/** How many digits a phone number has. */
const digitsMin = 7
const digitsMax = 15
/** Fewer digits are no part of a number worth looking for. */
const searchedDigitsMin = 4
/** Longer text is no number. */
const textMax = 200

/** Calling codes of one and two digits (ITU E.164); all others have three. */
const shortCodes = /^(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** How many digits follow a calling code, where that is one number: one digit short, nobody could be called. */
const wholeLengths: Record<string, number> = { '1': 10, '7': 10 }

/** Countries whose numbers never begin with the 0 that is dialled within them: «+44 020 …» is +44 20 … */
const trunkZeroCodes =
  /^(20|27|31|32|33|40|41|43|44|46|49|60|61|63|64|66|84|86|90|91|92|353|358|359|380|381|385|386|961|966|971|972|994|995|996)$/

/** How the digits after a calling code, or that and the next digit, are spaced; without a row here, in threes. */
const groupings: Record<string, { lengths: readonly number[]; joints: readonly string[] }> = {
  '7': { lengths: [3, 3, 2, 2], joints: [' ', ' ', '-', '-'] },
  '33': { lengths: [1, 2, 2, 2, 2], joints: [] },
  '41': { lengths: [2, 3, 2, 2], joints: [] },
  '442': { lengths: [2, 4, 4], joints: [] },
  '447': { lengths: [4, 6], joints: [] },
  '971': { lengths: [2, 3, 4], joints: [' ', ' ', ' '] },
}

/** A country whose numbers people write without +. */
export type HomeCountry = 'RU' | 'AE'

/** How numbers are written within a home country, and how many of their digits follow the calling code. */
const homeForms: Record<HomeCountry, { form: RegExp; code: string; digits: number }> = {
  RU: { form: /^([78][3-9]|9)\d{9}$/, code: '7', digits: 10 },
  AE: { form: /^0?5[024568]\d{7}$/, code: '971', digits: 9 },
}

/** Mobile numbers of the home countries in full: no other country writes them so. */
const homeMobile = /^([78]9\d{9}|9715[024568]\d{7})$/

/** The home countries of a person, the likeliest first: of the office that they visit and of the language that they read. */
export function homeCountries(language: Language, office?: OfficeKey | null): HomeCountry[] {
  const homes: HomeCountry[] = [
    ...offices.flatMap(({ key, country }) => (key === office ? [country] : [])),
    ...(language === 'ru' ? (['RU'] as const) : []),
  ]
  return [...new Set(homes)]
}

/** The digits of what was typed or pasted: spaces, brackets, dashes, `tel:` and Arabic figures allowed; a leading 00 is dropped. */
export function phoneDigits(text: string): string {
  const digits = plainNumber(text).replace(/\D/g, '')
  return digits.startsWith('00') ? digits.slice(2) : digits
}

/** Whether it can be a phone number: 7 to 15 digits, as many as its country has where that is known, and no letters. */
export function isPhone(text: string): boolean {
  const digits = internationalDigits(text)
  const { length } = digits ?? phoneDigits(text)
  if (length < digitsMin || length > digitsMax || /\p{L}/u.test(plainNumber(text))) return false
  const code = digits && callingCode(digits)
  const whole = code && wholeLengths[code]
  return !whole || length === code.length + whole
}

/**
 * A phone number as people write it: 89161234567 → "+7 916 123-45-67", +971501234567 → "+971 50 123 4567". A number without + is read by `homes`.
 * A number without a known country retains its spacing; text that is no number stays as it is.
 */
export function formatPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  if (!isPhone(text)) return text.trim()
  const digits = internationalDigits(text, homes)
  if (digits === null) return tidy(text)
  const code = callingCode(digits)
  return `+${code}${groupDigits(code, digits.slice(code.length))}`
}

/** A stored number as people write it. One that was stored without + has no known country. */
export const shownPhone = (stored: string): string => formatPhone(stored, [])

/** The link that dials a stored number. */
export function phoneHref(stored: string): string {
  const digits = internationalDigits(stored, [])
  return digits === null ? `tel:${phoneDigits(stored)}` : `tel:+${digits}`
}

/** The digits with their calling code, which identify a phone: 8 916 … and +7 916 … are one. Without a known country the digits as they are. */
export function internationalPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  return internationalDigits(text, homes) ?? phoneDigits(text)
}

/**
 * A phone number as an enquiry or an order stores it: "+79161234567" where the country is known, else the text as typed.
 * `shownPhone` formats either; a "+" before digits without a known country would make up another number.
 */
export function contactPhone(text: string, homes: readonly HomeCountry[] = ['RU']): string {
  const digits = internationalDigits(text, homes)
  return digits === null ? tidy(text).replace(/\p{C}/gu, '') : `+${digits}`
}

/** The digits by which phones are compared: with their calling code, Emirati mobiles (050 …, 50 …) as well. As `fold_phone` of the database. */
export function phoneKey(text: string): string {
  return internationalPhone(text, ['RU', 'AE'])
}

/** The digits that a search by a phone, or by a part of one, looks for; none where the text is no number. */
export function searchedDigits(text: string): string[] {
  const isNumber = /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= searchedDigitsMin
  return isNumber ? [...new Set([phoneDigits(text), internationalPhone(text), phoneKey(text)])] : []
}

/** Whether a number says its country: by + or 00, however the two noughts are spaced. */
export function hasCallingCode(text: string): boolean {
  return /^\D*(\+|0\D*0)/.test(plainNumber(text))
}

/** Whether the country of a number is known: by its calling code, or from `homes` and the form of the number. */
export function isCountryKnown(text: string, homes: readonly HomeCountry[] = []): boolean {
  return internationalDigits(text, homes) !== null
}

/** The calling code of a number that has one: "79161234567" → "7", "971501234567" → "971". */
export function callingCode(digits: string): string {
  return shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
}

/** The digits with their calling code, or null where the country is not known. */
function internationalDigits(text: string, homes: readonly HomeCountry[] = ['RU']): string | null {
  const digits = phoneDigits(text)
  if (hasCallingCode(text)) return withoutTrunkPrefix(digits)
  if (homeMobile.test(digits)) return digits.replace(/^8/, '7')
  const home = homes.map((country) => homeForms[country]).find(({ form }) => form.test(digits))
  return home ? home.code + digits.slice(-home.digits) : null
}

/** Without what is dialled within a country only: +44 020 … → +44 20 …, +7 8 916 … → +7 916 … */
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

/** Threes from the left, with up to four at the end: 10 → 3, 3, 4. */
function threes(length: number): number[] {
  return length <= 4 ? [length] : [3, ...threes(length - 3)]
}

/** Full-width and Arabic figures as ASCII ones; invisible characters that contact lists paste along are dropped. */
function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 15))
}

function tidy(text: string): string {
  return plainNumber(text).replace(/\s+/g, ' ').trim()
}

/** The number without what people write around it: `tel:`, a note «(WhatsApp)», the (0) that is dialled only within a country. */
function plainNumber(text: string): string {
  if (text.length > textMax) return ''
  return asciiDigits(text)
    .replace(/^\s*tel:/i, '')
    .replace(/\([^()\d]*\)/g, (note) => (/\p{L}/u.test(note) ? ' ' : note))
    .replace(/^(\D*(?:\+|0\D*0)\D*\d{1,3}\D*?)\(0\)/, '$1')
}
