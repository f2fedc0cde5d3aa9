import type { FastifyReply } from 'fastify'
import type { SignInOptions } from '#contract/auth.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import { mapOrigins } from '#contract/rules/map-url.ts'
import { type CachedResponse, type ResponseHeaders, createCachedResponse } from '#server/http/response-cache.ts'
import { contentSecurityPolicy } from '#server/web/content-security-policy.ts'
import type { PageSources } from '#server/web/page-sources.ts'
import { noSources, signInSources, type ThirdPartySources } from '#server/web/sign-in-sources.ts'

export type PageResponseOptions = {
  photoOrigin: string | undefined
  settings: PageSettings
  /** The configured sign-in methods, whose third parties a page may use. */
  signIn?: SignInOptions
  /** Disables the CSP, because development tools add inline scripts and styles. */
  isDevelopment?: boolean
}

/** A rendered page. `body` is text for a page, and bytes for loader data and errors. */
export type Rendered = {
  isCurrent: () => boolean
  isPreview: boolean
  sources: PageSources
  status: number
  headers: Record<string, string>
  inlineScripts: readonly string[]
  body: string | Buffer
}

/** Whether a page must not be cached, because it is a preview or some of its data failed to load. */
export function isUncacheable({ headers, isPreview }: Rendered): boolean {
  return isPreview || headers['cache-control'] === 'no-store'
}

export function createPageResponse(
  rendered: Rendered,
  path: string,
  replyHeaders: ResponseHeaders,
  options: PageResponseOptions,
): CachedResponse {
  const { photoOrigin, settings, signIn, isDevelopment } = options
  const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false
  const isFound = rendered.status === 200
  const headers: ResponseHeaders = {
    ...replyHeaders,
    ...rendered.headers,
    vary: 'accept-encoding, cookie',
    'cache-control': 'no-store',
  }
  if (isFound && !isUncacheable(rendered)) headers['cache-control'] = isHtml ? 'private, no-cache' : 'private, max-age=30'
  if (isHtml && isDevelopment) delete headers['content-security-policy']
  else if (isHtml)
    headers['content-security-policy'] = contentSecurityPolicy(
      rendered.inlineScripts,
      photoOrigin,
      mapOrigins(settings.map),
      thirdPartySources(path, signIn),
    )
  return createCachedResponse(rendered.body, headers)
}

export function headersOfEveryReply(reply: FastifyReply): ResponseHeaders {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders()
  return headers
}

/** Returns the third parties that a page may use. `/auth/relay` may use none, because it receives tokens. */
function thirdPartySources(path: string, signIn: SignInOptions | undefined): ThirdPartySources {
  return signIn && path !== '/auth/relay' ? signInSources(signIn) : noSources
}

export function toPlainHeaders(source: Headers): Record<string, string> {
  const headers = Object.fromEntries(source)
  delete headers['content-length']
  return headers
}
