import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'

/** What nobody can open as a page, or frame. A drawing can be opened. */
const noDocuments = new Set(['.js', '.css', '.woff2'])
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
/** Its URL changes with its content: nobody asks whether it is still the same, or for a part of it. */
const headersOfChanges = ['accept-ranges', 'etag', 'last-modified']

/** The headers of a built file. A first view fetches some twenty: what says nothing of them would weigh as much as one more. */
export function setAssetHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', immutableCacheControl)
  if (!noDocuments.has(extname(path.replace(/\.(br|gz)$/, '')))) return
  for (const name of [...headersOfDocuments, ...headersOfChanges]) reply.removeHeader(name)
}
