import type { AddressPart, AddressTexts } from '#contract/rules/address-rule.ts'
import { addressFormat } from '#server/domain/addresses/address-formats.ts'

const partOf: Record<string, AddressPart> = { C: 'address_city', S: 'state', Z: 'postal_code' }
const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u

/**
 * Returns the lines of an address in the country's format, without the country. Omits empty fields. Fields that are not in the format come
 * last.
 */
export function addressLines(country: string, texts: AddressTexts): string[] {
  const { template, latinTemplate } = addressFormat(country)
  const text = (part: AddressPart) => texts[part]?.trim() ?? ''
  const format = eastAsian.test(Object.values(texts).join('')) ? template : latinTemplate
  const lines = format.split('%n').flatMap((line) => {
    const [before = '', after] = line.split('%A')
    if (after === undefined) return [fill(before, text)]
    return [text('address_line1'), text('address_line2'), fill(after.replace(/^[\s,]+/, ''), text)]
  })
  const printed = new Set(lines.map((line) => line.toLowerCase()))
  // a format without city and division belongs to a city-state, so city and division would only repeat the country
  const others = /%[CS]/.test(format) ? ['Z', 'C', 'S'] : ['Z']
  const missingParts = others
    .filter((letter) => !format.includes(`%${letter}`))
    .map((letter) => text(partOf[letter] ?? 'state'))
    .filter((value) => !printed.has(value.toLowerCase()))
  const all = [...lines, missingParts.filter(Boolean).join(', ')].filter(Boolean)
  return all.filter((line, at) => line.toLowerCase() !== all[at - 1]?.toLowerCase())
}

/** Fills in a line of the format. Omits separators next to empty fields. */
function fill(line: string, text: (part: AddressPart) => string): string {
  const [beginning = '', ...rest] = line.split(/%([A-Z])/)
  if (rest.length === 0) return beginning.trim()
  let written = ''
  let joint = beginning
  for (const [at, letter] of rest.entries()) {
    const part = at % 2 === 0 ? partOf[letter] : undefined
    const value = part ? text(part) : ''
    if (!value) continue
    written += joint + value
    joint = rest[at + 1] ?? ''
  }
  return written
}
