import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { servicesContext } from '#app/client/services.ts'
import type { SignInOptions } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { PageSettings } from '#contract/page-settings.ts'
import { mapOrigins } from '#contract/rules/map-url.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'
import {
  type CachedResponse,
  type ResponseCache,
  type ResponseHeaders,
  createCachedResponse,
  sendCachedResponse,
} from '#server/http/response-cache.ts'
import { contentSecurityPolicy } from '#server/web/content-security-policy.ts'
import { keepChosenLanguage, redirectInLanguage } from '#server/web/keep-language.ts'
import { createLoaderCalls } from '#server/web/loader-calls.ts'
import { sendPageErrors } from '#server/web/page-errors.ts'
import { type Origins, type PageRequest, readPageRequest } from '#server/web/page-request.ts'
import { createPageSources, type PageSources } from '#server/web/page-sources.ts'
import { createQueue } from '#server/web/render-queue.ts'
import { noSources, signInSources, type ThirdPartySources } from '#server/web/sign-in-sources.ts'

export type PagesOptions = {
  responseCache: ResponseCache
  origins: Origins
  photoOrigin: string | undefined
  settings: PageSettings
  /** The ways of signing in: pages may use the third parties of configured ones. */
  signIn?: SignInOptions
  /** The tools of development write scripts and styles into the page: no policy then. */
  isDevelopment?: boolean
}

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The pages: the built app, rendered whole on the server and cached until what they show changes. */
export async function mountPages(app: FastifyInstance, options: PagesOptions, buildFolder: URL): Promise<void> {
  // another tool makes the build: this is the type that it promises
  const build: ServerBuild = await import(new URL('server/index.js', buildFolder).href)
  const client = new URL('client/', buildFolder)
  await app.register(fastifyStatic, {
    root: fileURLToPath(client),
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? immutableCacheControl : 'public, max-age=3600')
    },
  })
  const dictionaries = dictionaryUrls(new URL('.vite/manifest.json', client))
  await servePages(app, options, createRequestHandler(build, 'production'), dictionaries)
}

/** Mounts `handle` for every URL that is not the API's. */
export async function servePages(
  app: FastifyInstance,
  options: PagesOptions,
  handle: Handle,
  dictionaries: Partial<Record<Language, string>>,
): Promise<void> {
  const { responseCache, origins } = options
  const rendering = new Map<string, Promise<Rendered>>()
  const createSources = createPageSources(app, () => responseCache.epoch())
  const inBackground = createQueue((error) => app.log.warn({ err: error }, 'a page could not be rendered anew'))

  async function render(page: PageRequest): Promise<Rendered> {
    let html: string | undefined
    const sources = createSources(page.language)
    const context = new RouterContextProvider()
    context.set(servicesContext, {
      callApi: createLoaderCalls(app, responseCache, page.language, sources),
      language: page.language,
      site: { canonicalOrigin: page.canonicalOrigin, origins },
      ...options.settings,
      takePage: (rendered) => (html = rendered),
      ...(dictionaries[page.language] ? { dictionaryUrl: dictionaries[page.language] } : {}),
    })
    const { status, headers, body } = await handle(webRequest(page), context)
    return { sources, status, headers: toPlainHeaders(headers), body: html ?? Buffer.from(await new Response(body).arrayBuffer()) }
  }

  /** One rendering serves all concurrent requests for the same page. */
  function renderOnce(page: PageRequest): Promise<Rendered> {
    const key = `${responseCache.epoch()} ${page.key}`
    const known = rendering.get(key)
    if (known) return known
    const started = render(page).finally(() => rendering.delete(key))
    rendering.set(key, started)
    return started
  }

  /** Renders a page and caches it if it may be. `replyHeaders`: those that every response has. */
  async function makePage(
    page: PageRequest,
    replyHeaders: ResponseHeaders,
  ): Promise<{ status: number; made: CachedResponse; isCached: boolean }> {
    const epoch = responseCache.epoch()
    const rendered = await renderOnce(page)
    const made = createPageResponse(rendered, page.path, replyHeaders, options)
    const isCached = rendered.status === 200 && !isUncacheable(rendered)
    made.revalidation = {
      check: rendered.sources.check,
      renew: () => inBackground(page.key, async () => void (await makePage(page, replyHeaders))),
    }
    return { status: rendered.status, made: isCached ? responseCache.set(page.key, made, epoch) : made, isCached }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // a whole URL, `*` or `@host` instead of a path would become another host behind our origin
    if (!request.url.startsWith('/')) throw new CodedError('invalid')
    if (notPages.test(request.url)) return onNotFound(request, reply)
    const page = readPageRequest(request.raw, origins)
    const { status, made, isCached } = await makePage(page, headersOfEveryReply(reply))
    keepChosenLanguage(page, reply.raw)
    if (!isCached) {
      const { location } = made.headers
      if (location) made.headers.location = redirectInLanguage(String(location), page)
      return reply.code(status).headers(made.headers).send(made.body)
    }
    reply.hijack()
    sendCachedResponse(made, request.raw, reply.raw)
    return reply
  }

  app.get('/*', { schema: { hide: true }, onSend: sendPageErrors(origins) }, serve)
}

/** Below these paths a miss is a missing file, not a missing page. */
const notPages = /^\/(api|photos|assets|staff|\.well-known)(\/|$)/

/** A page with the instruction not to cache it: a part of it could not be loaded. */
function isUncacheable({ headers }: Rendered): boolean {
  return headers['cache-control'] === 'no-store'
}

/** A page is text; the data of loaders, and errors, come as bytes. */
type Rendered = { sources: PageSources; status: number; headers: Record<string, string>; body: string | Buffer }

function createPageResponse(rendered: Rendered, path: string, replyHeaders: ResponseHeaders, options: PagesOptions): CachedResponse {
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
      String(rendered.body),
      photoOrigin,
      mapOrigins(settings.map),
      thirdPartySources(path, signIn),
    )
  return createCachedResponse(rendered.body, headers)
}

/** The headers that do not depend on the request. */
function headersOfEveryReply(reply: FastifyReply): ResponseHeaders {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders()
  return headers
}

/** The page that receives tokens loads nothing from third parties. */
function thirdPartySources(path: string, signIn: SignInOptions | undefined): ThirdPartySources {
  return signIn && path !== '/auth/relay' ? signInSources(signIn) : noSources
}

/** What the app sees of a request: the URL, and nothing that identifies people. */
function webRequest(page: PageRequest): Request {
  return new Request(`${page.canonicalOrigin}${page.path}`)
}

function toPlainHeaders(source: Headers): Record<string, string> {
  const headers = Object.fromEntries(source)
  delete headers['content-length']
  return headers
}

/** Built files of the dictionaries, for a preload in the page's head. */
function dictionaryUrls(manifest: URL): Partial<Record<Language, string>> {
  if (!existsSync(manifest)) return {}
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const fileOf = (language: Language) => files[`app/i18n/${language}/dictionary.ts`]?.file
  const ru = fileOf('ru')
  const en = fileOf('en')
  return { ...(ru ? { ru: `/${ru}` } : {}), ...(en ? { en: `/${en}` } : {}) }
}
