import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type AnswerHeaders = Record<string, string | number | string[] | undefined>

/** An answer kept whole: its bytes are ready to send, compressed ones made when first asked for. */
export type Answer = {
  headers: AnswerHeaders
  body: Buffer
  etag: string
  /** The answer as data, for loaders in this process. */
  data?: unknown
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
}

/**
 * Whole answers by host, language and address, until the catalogue changes or ten minutes have passed (a shuffled order
 * changes that often). Bounded by bytes.
 */
export type AnswerCache = {
  get(key: string): Answer | undefined
  /** Keeps an answer, unless the catalogue changed since `epoch`. */
  set(key: string, answer: Answer, epoch: number): void
  epoch(): number
  clear(): void
}

export const shuffleWindowMs = 600_000

export function createAnswerCache(maxBytes: number): AnswerCache {
  let epoch = 0
  const answers =
    maxBytes > 0 ? new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: sizeOf, ttl: shuffleWindowMs }) : undefined
  return {
    get: (key) => answers?.get(key),
    set: (key, answer, at) => {
      if (at === epoch) answers?.set(key, answer)
    },
    epoch: () => epoch,
    clear: () => {
      epoch++
      answers?.clear()
    },
  }
}

export function makeAnswer(body: string | Buffer, headers: AnswerHeaders): Answer {
  const bytes = typeof body === 'string' ? bytesOf(body) : body
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`
  return { headers: { ...headers, etag }, body: bytes, etag, encoded: {} }
}

const encoder = new TextEncoder()
const room = Buffer.allocUnsafeSlow(2 ** 20)

/** A text as bytes, by way of a room that is there already: for a whole page that takes half the time of `Buffer.from`. */
function bytesOf(text: string): Buffer {
  // a letter takes three bytes at most
  if (text.length * 3 > room.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, room)
  return Buffer.from(room.subarray(0, written))
}

/** Sends a kept answer: 304 when the client has it, compressed when it can read that. */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (hasAlready(answer, request)) {
    response.writeHead(304, answer.headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.body.length)
  if (!encoding) {
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length })
    response.end(request.method === 'HEAD' ? undefined : answer.body)
    return
  }
  encodeAnswer(answer, encoding).then(
    (bytes) => {
      response.writeHead(200, { ...answer.headers, 'content-encoding': encoding, 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    },
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  )
}

export function hasAlready(answer: Answer, request: IncomingMessage): boolean {
  const known = request.headers['if-none-match']
  return known !== undefined && known.split(',').some((tag) => tag.trim() === answer.etag || tag.trim() === '*')
}

const worthCompressing = 1024

export function chooseEncoding(accepted: string | string[] | undefined, length: number): 'br' | 'gzip' | undefined {
  const given = String(accepted ?? '')
  if (length < worthCompressing) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(given)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(given) ? 'gzip' : undefined
}

export function encodeAnswer(answer: Answer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const made = (answer.encoded[encoding] ??= encoding === 'br' ? toBrotli(answer.body, brotliOptions) : toGzip(answer.body))
  return made
}

const toBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, Buffer>(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Counts twice the bytes: the compressed copies and the parsed data take about as much again. */
function sizeOf(answer: Answer): number {
  return answer.body.length * 2 + 2048
}
