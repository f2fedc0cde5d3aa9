import type { AddressPart, AddressTexts } from '#contract/rules/address-rule.ts'
import { addressFormat } from '#server/domain/addresses/address-formats.ts'

const partOf: Record<string, AddressPart> = { C: 'address_city', S: 'state', Z: 'postal_code' }
const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u

/** An address below its country, line by line as the country writes it. Empty parts leave no trace; parts that its form lacks come last. */
export function addressLines(country: string, texts: AddressTexts): string[] {
  const { template, latinTemplate } = addressFormat(country)
  const text = (part: AddressPart) => texts[part]?.trim() ?? ''
  const written = eastAsian.test(Object.values(texts).join('')) ? template : latinTemplate
  const lines = written.split('%n').flatMap((line) => {
    const [before = '', after] = line.split('%A')
    if (after === undefined) return [fill(before, text)]
    return [text('address_line1'), text('address_line2'), fill(after.replace(/^[\s,]+/, ''), text)]
  })
  const printed = new Set(lines.map((line) => line.toLowerCase()))
  // where addresses name no place at all, the country is the city
  const others = /%[CS]/.test(written) ? ['Z', 'C', 'S'] : ['Z']
  const left = others
    .filter((letter) => !written.includes(`%${letter}`))
    .map((letter) => text(partOf[letter] ?? 'state'))
    .filter((value) => !printed.has(value.toLowerCase()))
  const all = [...lines, left.filter(Boolean).join(', ')].filter(Boolean)
  return all.filter((line, at) => line.toLowerCase() !== all[at - 1]?.toLowerCase())
}

/** A line of the template with its parts; what stands between two of them is written only where both are filled. */
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
