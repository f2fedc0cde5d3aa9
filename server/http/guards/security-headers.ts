import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

export function setSecurityHeaders(app: FastifyInstance, { isProduction }: { isProduction: boolean }): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    reply.header('content-security-policy', dataPolicy)
    if (isProduction) reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}
