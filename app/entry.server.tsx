import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { hydrated, replayEarlyInput } from '#app/browser/early-input.ts'
import { replaceBrokenPhotos } from '#app/browser/replace-broken-photos.ts'
import { longestWaitMs, startAfterPaint, waiting } from '#app/browser/start-after-paint.ts'
import { ApiError } from '#app/client/api-error.ts'
import { blocksOf } from '#app/client/loader-data.ts'
import { servicesOf } from '#app/client/services.ts'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { createMarkupStore, createPageMarkup } from '#app/markup-cache.server.ts'
import { takeOwnScripts } from '#app/own-scripts.server.ts'
import { MarkupCacheContext } from '#app/ui/cached-markup.tsx'
import { drawings } from '#app/ui/fallback/drawings.ts'

/**
 * Renders the whole page without streaming, because pages are anonymous and cached. Appends the loaders' data to the page, because React
 * Router would stream the data through Suspense, which makes a page take 50 % longer.
 */
// the router passes five arguments
// oxlint-disable-next-line max-params
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { language, takePage } = servicesOf(context)
  const markup = createPageMarkup(markupStore, language)
  const nonce = randomUUID()
  const rendered = renderToString(
    <MarkupCacheContext value={markup.placeOf}>
      <I18nProvider translator={translators[language]}>
        <ServerRouter
          context={{ ...entry, manifest: createPageManifest(entry), serverHandoffStream: undefined }}
          url={request.url}
          nonce={nonce}
        />
      </I18nProvider>
    </MarkupCacheContext>,
  )
  const { html, scripts } = takeOwnScripts(rendered, nonce)
  const headEnd = Math.max(0, html.indexOf(closingHead))
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload"', `<link rel="${waiting}"`)
  const body = markup.finish(html.slice(headEnd)).replace('<script type="module" async="">', `<script type="${waiting}">`)
  const handoff = entry.renderMeta?.didRenderScripts ? (await handoffOf(entry.serverHandoffStream)) + start : ''
  const data = handoff && `${blocksOf(entry.staticHandlerContext.loaderData)}<script>${handoff}</script>`
  const page = body.endsWith(end) ? body.slice(0, -end.length) + data + end : body + data
  const inHead = headEnd ? `<script>${headScript}</script>` : ''
  // without a doctype browsers render in quirks mode
  takePage(`<!DOCTYPE html>${head}${inHead}${page}`, [...scripts, headScript, ...(handoff ? [handoff] : [])])
  return new Response(null, { status, headers })
}

const markupStore = createMarkupStore(4_000_000)
const end = '</body></html>'
const closingHead = '</head>'
const sourceOf = (inline: (...args: never[]) => void) => inline.toString().replace(/(?<!\s)\s*\n\s*/g, '\n')
const headScript = `(${sourceOf(replayEarlyInput)})("${hydrated}");(${sourceOf(replaceBrokenPhotos)})(${JSON.stringify(drawings)})`
const start = `(${sourceOf(startAfterPaint)})("${waiting}",${longestWaitMs})`

/** Returns the manifest with only this page's routes, because React Router processes every route in it. */
function createPageManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const shown = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  return { ...manifest, routes: Object.fromEntries(shown) }
}

/**
 * Returns the script that React Router's `<Scripts>` would stream. The script passes the loaders' data to the router and ends the stream.
 */
async function handoffOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let data = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) data += decoder.decode(read.value, { stream: true })
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue(${scriptSafe(JSON.stringify(data))});${controller}.close();`
}

/** Escapes JSON for a script element, so that a text of the catalog cannot end the element. */
function scriptSafe(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Logs internal errors only; aborted requests, missing pages and refused calls are routine. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isEveryday(error)) return
  // oxlint-disable-next-line no-console
  console.error(error)
}

function isEveryday(error: unknown): boolean {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500
  return status >= 400 && status < 500
}
