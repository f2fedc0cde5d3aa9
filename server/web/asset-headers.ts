import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'

/** Extensions of files that a browser does not open as a page or frame, unlike SVG. */
const noDocuments = new Set(['.js', '.css', '.woff2'])
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
/** Headers for revalidation and ranges, which files do not need if their URL changes with their content. */
const headersOfChanges = ['accept-ranges', 'etag', 'last-modified']

/**
 * Sets the headers of a built file. A first page loads about twenty files, so unneeded headers would add as many bytes as one more file.
 */
export function setAssetHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', immutableCacheControl)
  if (!noDocuments.has(extname(path.replace(/\.(br|gz)$/, '')))) return
  for (const name of [...headersOfDocuments, ...headersOfChanges]) reply.removeHeader(name)
}
