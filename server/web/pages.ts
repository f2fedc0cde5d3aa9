import { existsSync, readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { servicesContext } from '#app/client/services.ts'
import type { SignInOptions } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import { mapOrigins, type MapSettings } from '#contract/rules/map-address.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { type Answer, type AnswerCache, type AnswerHeaders, makeAnswer, sendAnswer } from '#server/http/answer-cache.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'
import { loaderCalls } from '#server/web/loader-calls.ts'
import { pagePolicy } from '#server/web/page-policy.ts'
import { noSources, signInSources, type Sources } from '#server/web/sign-in-sources.ts'
import { type Origins, type PageRequest, readPageRequest } from '#server/web/page-request.ts'

export type PagesOptions = {
  answers: AnswerCache
  origins: Origins
  photoOrigin: string | undefined
  map?: MapSettings
  /** The ways of signing in: who is configured may be heard by pages. */
  signIn?: SignInOptions
  /** The tools of development write scripts and styles into the page: no policy then. */
  isDevelopment?: boolean
}

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>

/** The pages: the built app, rendered whole on the server and kept until the catalogue changes. */
export async function pages(app: FastifyInstance, options: PagesOptions, buildFolder: URL): Promise<void> {
  // the build is made by another tool: its type is what that tool promises
  const build: ServerBuild = await import(new URL('server/index.js', buildFolder).href)
  const client = new URL('client/', buildFolder)
  await app.register(fastifyStatic, {
    root: client.pathname,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const dictionaries = dictionaryUrls(new URL('.vite/manifest.json', client))
  await servePages(app, options, createRequestHandler(build, 'production'), dictionaries)
}

/** Mounts `handle` for every address that is not the API's. */
export async function servePages(
  app: FastifyInstance,
  options: PagesOptions,
  handle: Handle,
  dictionaries: Partial<Record<Language, string>>,
): Promise<void> {
  const { answers, origins } = options
  const rendering = new Map<string, Promise<Rendered>>()

  async function render(page: PageRequest): Promise<Rendered> {
    let html: string | undefined
    const context = new RouterContextProvider()
    context.set(servicesContext, {
      callApi: loaderCalls(app, answers, page.language),
      language: page.language,
      site: { canonicalOrigin: page.canonicalOrigin, origins },
      ...(options.map ? { map: options.map } : {}),
      takePage: (made) => (html = made),
      ...(dictionaries[page.language] ? { dictionaryUrl: dictionaries[page.language] } : {}),
    })
    const { status, headers, body } = await handle(webRequest(page), context)
    return { status, headers: plain(headers), body: html ?? Buffer.from(await new Response(body).arrayBuffer()) }
  }

  /** One rendering serves all who ask for the same page at the same moment. */
  function renderOnce(page: PageRequest): Promise<Rendered> {
    const key = `${answers.epoch()} ${page.key}`
    const known = rendering.get(key)
    if (known) return known
    const made = render(page).finally(() => rendering.delete(key))
    rendering.set(key, made)
    return made
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // a whole address, `*` or `@host` instead of a path would become another host behind our origin (SEC-B9)
    if (!request.url.startsWith('/')) throw new CodedError('invalid')
    if (notPages.test(request.url)) return onNotFound(request, reply)
    const page = readPageRequest(request.raw, origins)
    const epoch = answers.epoch()
    const rendered = await renderOnce(page)
    const answer = pageAnswer(rendered, page.path, reply, options)
    if (rendered.status !== 200 || isPassing(rendered)) return reply.code(rendered.status).headers(answer.headers).send(rendered.body)
    answers.set(page.key, answer, epoch)
    reply.hijack()
    sendAnswer(answer, request.raw, reply.raw)
    return reply
  }

  app.get('/*', { schema: { hide: true } }, serve)
}

/** Below these addresses a miss is a missing thing, not a missing page. */
const notPages = /^\/(api|photos|assets|\.well-known)(\/|$)/

/** A page that says of itself that it is not to be kept: a part of it could not be loaded. */
function isPassing({ headers }: Rendered): boolean {
  return headers['cache-control'] === 'no-store'
}

/** A page is text; what loaders answer to the router, and what is refused, comes as bytes. */
type Rendered = { status: number; headers: Record<string, string>; body: string | Buffer }

function pageAnswer(rendered: Rendered, path: string, reply: FastifyReply, options: PagesOptions): Answer {
  const { photoOrigin, map, signIn, isDevelopment } = options
  const isHtml = rendered.headers['content-type']?.startsWith('text/html') ?? false
  const isFound = rendered.status === 200
  const headers: AnswerHeaders = {
    ...reply.getHeaders(),
    ...rendered.headers,
    vary: 'accept-encoding, cookie',
    'cache-control': 'no-store',
  }
  delete headers['x-request-id']
  if (isFound && !isPassing(rendered)) headers['cache-control'] = isHtml ? 'private, no-cache' : 'private, max-age=30'
  if (isHtml && isDevelopment) delete headers['content-security-policy']
  else if (isHtml)
    headers['content-security-policy'] = pagePolicy(String(rendered.body), photoOrigin, mapOrigins(map), strangersOf(path, signIn))
  return makeAnswer(rendered.body, headers)
}

/** The page that receives tokens hears nobody else (SEC-B4). */
function strangersOf(path: string, signIn: SignInOptions | undefined): Sources {
  return signIn && path !== '/auth/relay' ? signInSources(signIn) : noSources
}

/** What the app sees of a request: the address it may read, and nothing that tells people apart. */
function webRequest(page: PageRequest): Request {
  return new Request(`${page.canonicalOrigin}${page.path}`)
}

function plain(given: Headers): Record<string, string> {
  const headers = Object.fromEntries(given)
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
