import fc from 'fast-check'

const firstSurrogate = 0xd800
const surrogates = 0x800

/**
 * Any character. The built-in unit `binary` of `fc.string` would first list all 1.1 million characters, which takes a second in each
 * thread.
 */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates))

export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...lengths })
