import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language.ts'
import { canonicalOriginFor } from '#contract/rules/language-url.ts'

const disallowedPaths = [
  '/api/',
  '/cart',
  '/checkout',
  '/favorites',
  '/compare',
  '/profile',
  '/purchase-history',
  '/messages',
  '/visit/',
  '/live/',
  '/buyback/',
  '/quote/',
  '/login',
  '/phone-setup',
  '/auth/',
]

export function robotsRoutes(app: FastifyInstance, origins: Record<Language, string>): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(canonicalOriginFor(request.headers.host, origins))),
  )
}

function robotsText(origin: string): string {
  return ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
