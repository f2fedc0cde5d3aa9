/** The parts of a postal address below the country, named as in the API. */
export const addressParts = ['address_line1', 'address_line2', 'address_city', 'state', 'postal_code'] as const
export type AddressPart = (typeof addressParts)[number]

/** Kinds of first-level divisions of countries. */
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

/** Kinds of postal codes, by their local names. */
export const postalCodeKinds = ['postal', 'zip', 'pin', 'eircode'] as const
export type PostalCodeKind = (typeof postalCodeKinds)[number]

/** A country's address format. `parts` are in the order of the form fields. */
export type AddressRule = {
  parts: AddressPart[]
  required: AddressPart[]
  state_kind: StateKind | null
  postal_code: { kind: PostalCodeKind; pattern: string | null; example: string | null } | null
}

export type AddressTexts = { [Part in AddressPart]?: string | null | undefined }

/** Whether the address form shows a part. If the country's format is unknown (`rule` undefined), every part is shown. */
export const isPartShown = (rule: AddressRule | undefined, part: AddressPart): boolean => !rule || rule.parts.includes(part)

/** Returns the required parts that are missing. A state is not required if the country does not require a city and a city is filled in. */
export function missingAddressParts(rule: AddressRule, texts: AddressTexts): AddressPart[] {
  const isFilled = (part: AddressPart) => Boolean(texts[part]?.trim())
  const isPlaced = !rule.required.includes('address_city') && isFilled('address_city')
  return rule.required.filter((part) => !isFilled(part) && !(part === 'state' && isPlaced))
}

/** Normalizes a postal code: converts full-width characters to ASCII, converts to upper case, collapses spaces. */
export function tidyPostalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
}

/**
 * Returns the country's example of a postal code if `text` has another format, else null. Ignores spaces and hyphens. Show the example only
 * as a hint, because the format may be outdated.
 */
export function postalCodeHint({ postal_code: code }: AddressRule, text: string): string | null {
  if (!code?.pattern || !code.example || !text.trim()) return null
  const whole = new RegExp(`^(?:${code.pattern})$`, 'i')
  const tidy = tidyPostalCode(text)
  const bare = tidy.replace(/[\s\p{Pd}]/gu, '')
  return [tidy, bare, likeExample(bare, code.example)].some((form) => whole.test(form)) ? null : code.example
}

/** Formats a bare code like the example: with the example 02-541, 00950 becomes 00-950. */
function likeExample(bare: string, example: string): string {
  const characters = Array.from(bare)
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : (characters.shift() ?? ''))).join('') + characters.join('')
}
