import PostalMime, { type Email } from 'postal-mime'
import { z } from 'zod'
import { decodeCharset } from '#server/domain/inbound/decode-charset.ts'

const Part = z.object({
  contentType: z.object({ parsed: z.object({ value: z.string(), params: z.record(z.string(), z.unknown()) }) }),
  content: z.instanceof(ArrayBuffer).nullable(),
})

/** Converts every text part to UTF-8 before `postal-mime` decodes it, because `postal-mime` decodes unknown charsets as Western Latin. */
class EmailParser extends PostalMime {
  async collectNode(node: unknown, ...rest: unknown[]): Promise<void> {
    const { data } = Part.safeParse(node)
    if (data?.content && data.contentType.parsed.value.startsWith('text/')) {
      const charset = data.contentType.parsed.params['charset']
      const text = decodeCharset(new Uint8Array(data.content), typeof charset === 'string' ? charset : '')
      const read: object = Object(node)
      Object.assign(read, { content: new TextEncoder().encode(text).buffer })
      Reflect.set(Reflect.get(Reflect.get(Reflect.get(read, 'contentType'), 'parsed'), 'params'), 'charset', 'utf-8')
    }
    await Reflect.apply(Reflect.get(PostalMime.prototype, 'collectNode'), this, [node, ...rest])
  }
}

const limits = { maxNestingDepth: 50, maxHeadersSize: 500_000, maxRfc822NestingDepth: 0 }

/** Parses an email. Decodes texts and headers even if a charset label is wrong or unknown. */
export const parseEmail = (bytes: Uint8Array): Promise<Email> => new EmailParser(limits).parse(withReadableHeaders(bytes))

function withReadableHeaders(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends = [source.indexOf('\r\n\r\n'), source.indexOf('\n\n')].filter((at) => at >= 0)
  const end = Math.min(limits.maxHeadersSize, source.length, ...ends)
  const headers = source.subarray(0, end)
  const decoded = decodeCharset(headers).replaceAll(/=\?([^?\s]{1,60})\?([QB])\?([^?]{0,2000})\?=/gi, decodeWord)
  const read = Buffer.from(decoded)
  return read.equals(headers) ? bytes : Buffer.concat([read, source.subarray(end)])
}

/**
 * Converts an encoded word (RFC 2047) to UTF-8. Leaves a word with a standard label unchanged for `postal-mime`, because a multi-byte
 * letter may be split between two words.
 */
function decodeWord(word: string, label: string, encoding: string, text: string): string {
  if (isKnown(label.split('*')[0])) return word
  const quoted = () =>
    Buffer.from(
      text.replaceAll('_', ' ').replaceAll(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))),
      'latin1',
    )
  const bytes = encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted()
  return `=?utf-8?B?${Buffer.from(decodeCharset(bytes, label)).toString('base64')}?=`
}

function isKnown(label: string | undefined): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
