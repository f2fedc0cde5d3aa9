import { isUtf8 } from 'node:buffer'
import type { TableEncoding } from '#contract/rules/staff/table-encodings.ts'
import { guessEncoding, holdBytes } from '#server/ports/single-byte.ts'

/** A decoded text file. If `isHeld`, the encoding is only a guess, and byte values from 128 are not decoded yet (see `holdBytes`). */
export type DecodedTable = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | TableEncoding; isHeld: boolean }

/**
 * In UTF-16, one of the two bytes of a Latin letter is zero. A text counts as UTF-16 if more than this share of the bytes at odd positions
 * are zero and none at even positions, or vice versa.
 */
const zerosOfUtf16 = 0.3
const markOfUtf8 = Buffer.from([0xef, 0xbb, 0xbf])
/** Invalid UTF-8 still counts as UTF-8 if it has at least this many valid non-ASCII characters per replacement character. */
const goodPerDamaged = 4

/**
 * Decodes a text file. A byte order mark decides the encoding. Without a mark, zero bytes mean UTF-16, and text that is almost valid UTF-8
 * counts as UTF-8. Any other encoding is guessed.
 */
export function decodeTable(bytes: Buffer): DecodedTable {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return told('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return told('utf-16be', bytes)
  const utf16 = findUtf16(bytes)
  if (utf16) return told(utf16, bytes)
  const asUtf8 = told('utf-8', bytes)
  if (bytes.subarray(0, 3).equals(markOfUtf8) || isUtf8(bytes) || isMostlyGood(asUtf8.text)) return asUtf8
  const text = holdBytes(bytes)
  return { text, encoding: guessEncoding(text), isHeld: true }
}

function told(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Buffer): DecodedTable {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isHeld: false }
}

function isMostlyGood(text: string): boolean {
  const damaged = text.match(/\ufffd/g)?.length ?? 0
  const good = text.match(/[^\0-\u007f\ufffd]/g)?.length ?? 0
  return good >= damaged * goodPerDamaged
}

function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const least = (sample.length / 2) * zerosOfUtf16
  if (odd > least && even === 0) return 'utf-16le'
  return even > least && odd === 0 ? 'utf-16be' : undefined
}
