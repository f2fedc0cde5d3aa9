/** The parts of a postal address below its country, in the names of the API. */
export const addressParts = ['address_line1', 'address_line2', 'address_city', 'state', 'postal_code'] as const
export type AddressPart = (typeof addressParts)[number]

/** What a country calls its largest divisions. */
export const stateKinds = [
  'state',
  'province',
  'oblast',
  'emirate',
  'area',
  'county',
  'department',
  'district',
  'do_si',
  'island',
  'parish',
  'prefecture',
] as const
export type StateKind = (typeof stateKinds)[number]

/** What a country calls its postal codes. */
export const postalCodeKinds = ['postal', 'zip', 'pin', 'eircode'] as const
export type PostalCodeKind = (typeof postalCodeKinds)[number]

/** How addresses of a country are written: their parts in order, those that may not be missing, and the form of the postal code. */
export type AddressRule = {
  parts: AddressPart[]
  required: AddressPart[]
  state_kind: StateKind | null
  postal_code: { kind: PostalCodeKind; pattern: string | null; example: string | null } | null
}

export type AddressTexts = { [Part in AddressPart]?: string | null | undefined }

/** The parts that are missing. Where labels have no city, a city does for the division. */
export function missingAddressParts(rule: AddressRule, texts: AddressTexts): AddressPart[] {
  const isFilled = (part: AddressPart) => Boolean(texts[part]?.trim())
  const isPlaced = !rule.required.includes('address_city') && isFilled('address_city')
  return rule.required.filter((part) => !isFilled(part) && !(part === 'state' && isPlaced))
}

/** A postal code as it is stored: full-width characters folded, capitals, one space where there are several. */
export function tidyPostalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
}

/**
 * What codes of the country look like, where the text has another form, whatever its spaces and hyphens; else null. A hint, not an error: the data
 * may be older than the code.
 */
export function postalCodeHint({ postal_code: code }: AddressRule, text: string): string | null {
  if (!code?.pattern || !code.example || !text.trim()) return null
  const whole = new RegExp(`^(?:${code.pattern})$`, 'i')
  const tidy = tidyPostalCode(text)
  const bare = tidy.replace(/[\s\p{Pd}]/gu, '')
  return [tidy, bare, likeExample(bare, code.example)].some((form) => whole.test(form)) ? null : code.example
}

/** A bare code with the spaces and hyphens of the example: 00950 like 02-541 → 00-950. */
function likeExample(bare: string, example: string): string {
  const characters = Array.from(bare)
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : (characters.shift() ?? ''))).join('') + characters.join('')
}
