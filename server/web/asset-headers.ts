import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'

/** Extensions of files that browsers never open as a document or frame. SVG is not among them. */
const noDocuments = new Set(['.js', '.css', '.woff2'])
const headersOfDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]
/** Headers for revalidation and range requests. Files whose URL changes with their content do not need these headers. */
const headersOfChanges = ['accept-ranges', 'etag', 'last-modified']

/**
 * Sets the headers of a built file and removes the unneeded ones. The first page loads about twenty files, whose unneeded headers together
 * are as large as one more file.
 */
export function setAssetHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', immutableCacheControl)
  if (!noDocuments.has(extname(path.replace(/\.(br|gz)$/, '')))) return
  for (const name of [...headersOfDocuments, ...headersOfChanges]) reply.removeHeader(name)
}
