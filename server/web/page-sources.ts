import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language.ts'
import type { Freshness } from '#server/http/cache-entry.ts'
import { readInProcess } from '#server/http/read-route.ts'

type Digest = { whole: string; pieces: string }

/** The API responses that the loaders of a page read. */
export type PageSources = {
  add(path: string, response: object | null, version: string | undefined): void
  /** Compares the recorded responses with the current responses. */
  check: () => Freshness
}

/** Creates page sources. All pages share the digests of current responses until `epoch` changes. */
export function createPageSources(app: Pick<FastifyInstance, 'reads' | 'readVersion'>, epoch: () => number) {
  const digests = new Map<string, Digest | undefined>()
  let digestsAt = epoch()

  function currentDigest(path: string, language: Language): Digest | undefined {
    if (digestsAt !== epoch()) digests.clear()
    digestsAt = epoch()
    const key = `${language} ${path}`
    const known = digests.get(key)
    if (known || digests.has(key)) return known
    const version = app.readVersion(path)
    const digest = version === undefined ? digestOf(readInProcess(app, path, language)) : digestOfVersion(version)
    digests.set(key, digest)
    return digest
  }

  return (language: Language): PageSources => {
    const sources = new Map<string, Digest | undefined>()
    return {
      add: (path, response, version) => {
        sources.set(path, version === undefined ? digestOf(response) : digestOfVersion(version))
      },
      check: () => {
        let freshness: Freshness = 'current'
        for (const [path, before] of sources) {
          const now = currentDigest(path, language)
          if (!before || !now || before.pieces !== now.pieces) return 'outdated'
          if (before.whole !== now.whole) freshness = 'counts'
        }
        return freshness
      },
    }
  }
}

function digestOf(response: object | null): Digest | undefined {
  if (!response) return undefined
  if (!('results' in response) || !isPieces(response.results)) return { whole: textDigest(response), pieces: '' }
  // Digests the pieces separately. They are most of a list, and `digestOfPieces` reuses the digest of each piece.
  const { results, ...rest } = response
  const pieces = digestOfPieces(results)
  return { whole: `${pieces} ${textDigest(rest)}`, pieces }
}

const textDigest = (value: unknown) => hash('sha1', JSON.stringify(value), 'base64url')

const known = new WeakMap<object, string>()

/** Digests the pieces of a list. Computes the digest of each piece once, because lists share the same objects (`present-once.ts`). */
function digestOfPieces(pieces: readonly object[]): string {
  const digests = pieces.map((piece) => {
    const digest = known.get(piece) ?? textDigest(piece)
    known.set(piece, digest)
    return digest
  })
  return textDigest(digests)
}

function isPieces(results: unknown): results is object[] {
  return Array.isArray(results) && results.some((item: unknown) => typeof item === 'object' && item !== null && 'price_usd' in item)
}

function digestOfVersion(version: string): Digest {
  return { whole: version, pieces: version }
}
