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
  /** The ways of signing in: pages may use the third parties of configured ones. */
  signIn?: SignInOptions
  /** The tools of development write scripts and styles into the page: no policy then. */
  isDevelopment?: boolean
}

/** A page is text; the data of loaders, and errors, come as bytes. */
export type Rendered = {
  isCurrent: () => boolean
  isPreview: boolean
  sources: PageSources
  status: number
  headers: Record<string, string>
  /** What the server itself wrote: nothing else runs. */
  inlineScripts: readonly string[]
  body: string | Buffer
}

/** A page with the instruction not to cache it, as where a part of it could not be loaded; and a preview, which is for one person. */
export function isUncacheable({ headers, isPreview }: Rendered): boolean {
  return isPreview || headers['cache-control'] === 'no-store'
}

/** The response with a page as it is sent and cached: its headers allow what the page needs. */
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

/** The headers that do not depend on the request. */
export function headersOfEveryReply(reply: FastifyReply): ResponseHeaders {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders()
  return headers
}

/** The page that receives tokens loads nothing from third parties. */
function thirdPartySources(path: string, signIn: SignInOptions | undefined): ThirdPartySources {
  return signIn && path !== '/auth/relay' ? signInSources(signIn) : noSources
}

/** The headers of a rendering as an object. */
export function toPlainHeaders(source: Headers): Record<string, string> {
  const headers = Object.fromEntries(source)
  delete headers['content-length']
  return headers
}
