import fc from 'fast-check'
import { anyText } from '#test/any-text.ts'

const controls = ['\u0001', '\u001F', '\u007F', '\u200B', '\u202E', '\uFEFF', '\u2028']
const wide = ['🦄', '𝟘', '𠀀', 'ﷺ', '㍿', 'ﬁ', 'é', 'İ', 'ß', '\u0301']

/**
 * Texts that pass careless validation and then break storage. Contains neither NUL nor lone surrogates, because the API rejects every body
 * that contains either.
 */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(
    anyText({ maxLength: 30 }),
    fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '９', '𝟘', '²', '+', '-', ' ', '(', ')', '.', '\u200B', 'tel:'), maxLength: 40 }),
    fc
      .array(fc.constantFrom(...controls, ...wide, "'", '"', '\\', '%', '{', '}', '$1', '1e309', 'null', ' '), { maxLength: 12 })
      .map(joinParts),
    fc.constantFrom('', ' ', '0', '-1', '1e309', 'NaN', 'null', '[]', '{}', "'; drop table piece; --", '9'.repeat(40), 'я'.repeat(300)),
  )
  .map((text) => text.toWellFormed().replaceAll('\0', ''))

/** Phone numbers that people or bots may write. `0-0 123456789012345` once violated a constraint of the table. */
export const hostilePhone: fc.Arbitrary<string> = fc.oneof(
  hostileText,
  fc.constantFrom('0-0 123456789012345', '00 1234567', '+00 1234567', '0 0 0 1234567', '(0)0 123456789012345', '٠٠ ١٢٣٤٥٦٧', '0+0 1234567'),
  fc.tuple(fc.constantFrom('', '0', '0-0', '00', '+', '8', '+0 0'), fc.stringMatching(/^[0-9 ().-]{5,22}$/)).map(joinParts),
)

/** Numbers of any size, and values that are not numbers. */
export const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, '1', '', null, true, [1], { id: 1 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

function joinParts(parts: readonly string[]): string {
  return parts.join('')
}
