import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'

export type BackOfficeOptions = {
  /** The origin of photographs, or undefined if this server serves them. */
  photoOrigin: string | undefined
  isOpenAt: (request: FastifyRequest) => boolean
}

export async function mountBackOffice(app: FastifyInstance, options: BackOfficeOptions, buildFolder: URL): Promise<void> {
  const folder = new URL('backoffice/', buildFolder)
  const page = readFileSync(new URL('index.html', folder), 'utf8')
  const headers = pageHeaders(options.photoOrigin)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!options.isOpenAt(request)) return onNotFound(request, reply)
    })
    await scope.register(fastifyStatic, {
      root: fileURLToPath(folder),
      prefix: '/staff/',
      decorateReply: false,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      globIgnore: ['**/index.html'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? immutableCacheControl : 'public, max-age=300')
      },
    })
    servePage(scope, (_request, reply) => reply.headers(headers).send(page))
  })
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

export function servePage(app: FastifyInstance, send: Send): void {
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?')
    // The router accepts both `/staff` and `/staff/`, but relative links of the page need the trailing slash.
    if (path === '/staff') return reply.redirect(request.url.replace('/staff', '/staff/'), 308)
    if (path.startsWith('/staff/assets/')) return onNotFound(request, reply)
    return send(request, reply)
  }
  app.get('/staff', { schema: { hide: true } }, serve)
  app.get('/staff/*', { schema: { hide: true } }, serve)
}

/**
 * Returns the headers of the page. Third parties may serve only pictures and video stills. Inline code, framing, indexing, referrers and
 * caching are forbidden.
 */
function pageHeaders(photoOrigin: string | undefined): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-opener-policy': 'same-origin',
    // the camera is used to scan labels of pieces
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      // `photoOrigin` serves photographs, `i.ytimg.com` serves video stills
      `img-src 'self' data: blob:${photoOrigin ? ` ${photoOrigin}` : ''} https://i.ytimg.com`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  }
}
