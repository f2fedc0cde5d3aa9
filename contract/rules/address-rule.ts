/** Parts of a postal address below its country, by API name. */
export const addressParts = ['address_line1', 'address_line2', 'address_city', 'state', 'postal_code'] as const
export type AddressPart = (typeof addressParts)[number]

/** Kinds of a country's largest divisions. */
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

/** Kinds of postal codes, by local name. */
export const postalCodeKinds = ['postal', 'zip', 'pin', 'eircode'] as const
export type PostalCodeKind = (typeof postalCodeKinds)[number]

/** A country's address format. `parts` are in the order of the form. */
export type AddressRule = {
  parts: AddressPart[]
  required: AddressPart[]
  state_kind: StateKind | null
  postal_code: { kind: PostalCodeKind; pattern: string | null; example: string | null } | null
}

export type AddressTexts = { [Part in AddressPart]?: string | null | undefined }

/** Whether the address form shows a part. Every part is shown while the country's format is unknown (`rule` undefined). */
export const isPartShown = (rule: AddressRule | undefined, part: AddressPart): boolean => !rule || rule.parts.includes(part)

/** Returns the required parts that are missing. In a country that does not require a city, a given city counts as the state. */
export function missingAddressParts(rule: AddressRule, texts: AddressTexts): AddressPart[] {
  const isFilled = (part: AddressPart) => Boolean(texts[part]?.trim())
  const isPlaced = !rule.required.includes('address_city') && isFilled('address_city')
  return rule.required.filter((part) => !isFilled(part) && !(part === 'state' && isPlaced))
}

/** Normalizes a postal code: full-width characters to ASCII, upper case, runs of spaces to one space. */
export function tidyPostalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
}

/**
 * Returns the country's example of a postal code if `text` has another format (spaces and hyphens ignored), else null. Show the example as
 * a hint, not as an error: the pattern may be outdated.
 */
export function postalCodeHint({ postal_code: code }: AddressRule, text: string): string | null {
  if (!code?.pattern || !code.example || !text.trim()) return null
  const whole = new RegExp(`^(?:${code.pattern})$`, 'i')
  const tidy = tidyPostalCode(text)
  const bare = tidy.replace(/[\s\p{Pd}]/gu, '')
  return [tidy, bare, likeExample(bare, code.example)].some((form) => whole.test(form)) ? null : code.example
}

/** Inserts the spaces and hyphens of the example into a bare code: with the example 02-541, 00950 becomes 00-950. */
function likeExample(bare: string, example: string): string {
  const characters = Array.from(bare)
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : (characters.shift() ?? ''))).join('') + characters.join('')
}
