/** API names of the parts of a postal address below its country. */
export const addressParts = ['address_line1', 'address_line2', 'address_city', 'state', 'postal_code'] as const
export type AddressPart = (typeof addressParts)[number]

/** The kinds of a country's largest divisions. */
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

/** The kinds of postal codes, by their name in the country. */
export const postalCodeKinds = ['postal', 'zip', 'pin', 'eircode'] as const
export type PostalCodeKind = (typeof postalCodeKinds)[number]

/** A country's address format: parts in order, required parts, and the format of the postal code. */
export type AddressRule = {
  parts: AddressPart[]
  required: AddressPart[]
  state_kind: StateKind | null
  postal_code: { kind: PostalCodeKind; pattern: string | null; example: string | null } | null
}

export type AddressTexts = { [Part in AddressPart]?: string | null | undefined }

/** Whether the address form of a country shows a part; before the country's format is known, it shows every part. */
export const isPartShown = (rule: AddressRule | undefined, part: AddressPart): boolean => !rule || rule.parts.includes(part)

/** Returns the required parts that are missing. If the country requires no city, a filled city counts as the state. */
export function missingAddressParts(rule: AddressRule, texts: AddressTexts): AddressPart[] {
  const isFilled = (part: AddressPart) => Boolean(texts[part]?.trim())
  const isPlaced = !rule.required.includes('address_city') && isFilled('address_city')
  return rule.required.filter((part) => !isFilled(part) && !(part === 'state' && isPlaced))
}

/** Normalizes a postal code: full-width characters folded, upper case, runs of spaces collapsed. */
export function tidyPostalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
}

/**
 * Returns an example of the country's postal codes if `text` has another format (spaces and hyphens are ignored), else null. Show it as a
 * hint, not as an error: the pattern data may be outdated.
 */
export function postalCodeHint({ postal_code: code }: AddressRule, text: string): string | null {
  if (!code?.pattern || !code.example || !text.trim()) return null
  const whole = new RegExp(`^(?:${code.pattern})$`, 'i')
  const tidy = tidyPostalCode(text)
  const bare = tidy.replace(/[\s\p{Pd}]/gu, '')
  return [tidy, bare, likeExample(bare, code.example)].some((form) => whole.test(form)) ? null : code.example
}

/** Inserts the spaces and hyphens of the example into a bare code: 00950 like 02-541 → 00-950. */
function likeExample(bare: string, example: string): string {
  const characters = Array.from(bare)
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : (characters.shift() ?? ''))).join('') + characters.join('')
}
