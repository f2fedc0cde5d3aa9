import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { servicesContext } from '#app/client/services.ts'
import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Revalidation } from '#server/http/cache-entry.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'
import { type CachedResponse, type ResponseCache, type ResponseHeaders, sendCachedResponse } from '#server/http/response-cache.ts'
import { setAssetHeaders } from '#server/web/asset-headers.ts'
import { keepChosenLanguage, redirectInLanguage } from '#server/web/keep-language.ts'
import { createLoaderCalls } from '#server/web/loader-calls.ts'
import { sendPageErrors } from '#server/web/page-errors.ts'
import { type Origins, type PageRequest, readPageRequest } from '#server/web/page-request.ts'
import {
  createPageResponse,
  headersOfEveryReply,
  isUncacheable,
  type PageResponseOptions,
  type Rendered,
  toPlainHeaders,
} from '#server/web/page-response.ts'
import { createPageSources } from '#server/web/page-sources.ts'
import { createQueue } from '#server/web/render-queue.ts'

export type PagesOptions = PageResponseOptions & { responseCache: ResponseCache; origins: Origins }

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

export async function mountPages(app: FastifyInstance, options: PagesOptions, buildFolder: URL): Promise<void> {
  // React Router's build guarantees this type
  const build: ServerBuild = await import(new URL('server/index.js', buildFolder).href)
  const client = new URL('client/', buildFolder)
  await app.register(fastifyStatic, {
    root: fileURLToPath(client),
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) setAssetHeaders(reply, path)
      else reply.header('cache-control', 'public, max-age=3600')
    },
  })
  const dictionaries = dictionaryUrls(new URL('.vite/manifest.json', client))
  await servePages(app, options, createRequestHandler(build, 'production'), dictionaries)
}

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
    let taken: Pick<Rendered, 'body' | 'inlineScripts'> | undefined
    const sources = createSources(page.language)
    const owned = readOwned(app)
    const context = new RouterContextProvider()
    context.set(servicesContext, {
      callApi: createLoaderCalls(app, responseCache, page.language, sources),
      language: page.language,
      ...shownOf(owned),
      ...timeAndSeedOf(app),
      isDocument: !page.path.split('?', 1)[0]?.endsWith('.data'),
      site: { canonicalOrigin: page.canonicalOrigin, origins },
      ...options.settings,
      takePage: (html, inlineScripts) => (taken = { body: html, inlineScripts }),
      ...(dictionaries[page.language] ? { dictionaryUrl: dictionaries[page.language] } : {}),
    })
    const { status, headers, body } = await handle(webRequest(page), context)
    return {
      isCurrent: compareOwned(app, owned),
      isPreview: /[?&]preview=/.test(page.path),
      sources,
      status,
      headers: toPlainHeaders(headers),
      ...(taken ?? { inlineScripts: [], body: Buffer.from(await new Response(body).arrayBuffer()) }),
    }
  }

  function renderOnce(page: PageRequest): Promise<Rendered> {
    const key = `${responseCache.epoch()} ${page.key}`
    const known = rendering.get(key)
    if (known) return known
    const started = render(page).finally(() => rendering.delete(key))
    rendering.set(key, started)
    return started
  }

  /** Renders a page, and caches it if that is allowed. `replyHeaders` are the headers of every response. */
  async function makePage(
    page: PageRequest,
    replyHeaders: ResponseHeaders,
  ): Promise<{ status: number; made: CachedResponse; isCached: boolean }> {
    const epoch = responseCache.epoch()
    const rendered = await renderOnce(page)
    const made = createPageResponse(rendered, page.path, replyHeaders, options)
    const isCached = rendered.status === 200 && !isUncacheable(rendered)
    made.revalidation = revalidationOf(rendered, () => inBackground(page.key, async () => void (await makePage(page, replyHeaders))))
    return { status: rendered.status, made: isCached ? responseCache.set(page.key, made, epoch) : made, isCached }
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // an absolute URL, `*` or `@host` instead of a path would change the host
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

/**
 * This function is separate from its caller, because a closure there would keep the page's text in memory in addition to its cached bytes.
 */
function revalidationOf({ isCurrent, sources }: Rendered, renew: () => void): Revalidation {
  return { check: () => (isCurrent() ? sources.check() : 'outdated'), renew }
}

/** Settings that owners can change at run time. A changed setting is a new object. */
const readOwned = (app: FastifyInstance) => ({
  company: app.company(),
  ownerSettings: app.ownerSettings(),
  cryptoWallets: app.cryptoWallets(),
  exchangeRate: app.pageRate(),
})
type Owned = ReturnType<typeof readOwned>

const shownOf = ({ company, ownerSettings, cryptoWallets, exchangeRate }: Owned) => ({
  company,
  reservationHours: ownerSettings.reservation_hours,
  transferDepositPercent: ownerSettings.transfer_deposit_percent,
  livePhotoHours: ownerSettings.reply_live_photo_request_hours,
  cryptoWallets,
  exchangeRate,
})

const timeAndSeedOf = (app: FastifyInstance) => ({ now: app.now(), shuffleSeed: app.shuffleSeed() })

function compareOwned(app: FastifyInstance, before: Owned): () => boolean {
  return () => {
    const now = readOwned(app)
    return (
      now.company === before.company &&
      now.ownerSettings === before.ownerSettings &&
      now.cryptoWallets === before.cryptoWallets &&
      now.exchangeRate === before.exchangeRate
    )
  }
}

const notPages = /^\/(api|photos|assets|staff|\.well-known)(\/|$)/

function webRequest(page: PageRequest): Request {
  return new Request(`${page.canonicalOrigin}${page.path}`)
}

function dictionaryUrls(manifest: URL): Partial<Record<Language, string>> {
  if (!existsSync(manifest)) return {}
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const fileOf = (language: Language) => files[`app/i18n/${language}/dictionary.ts`]?.file
  const ru = fileOf('ru')
  const en = fileOf('en')
  return { ...(ru ? { ru: `/${ru}` } : {}), ...(en ? { en: `/${en}` } : {}) }
}
