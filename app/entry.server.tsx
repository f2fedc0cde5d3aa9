import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import { servicesOf } from '#app/client/services.ts'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'

const renderTimeoutMs = 6000

/** Renders a page whole: pages are anonymous and cached, so nothing is gained by streaming. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const translator = translators[servicesOf(context).language]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <I18nProvider translator={translator}>
        <ServerRouter context={entry} url={request.url} />
      </I18nProvider>
    )
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer)
        pipe(collect((body) => resolve(new Response(body, { status: finalStatus, headers }))))
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500
        report(error)
      },
    })
    const timer = setTimeout(abort, renderTimeoutMs)
  })
}

function collect(done: (body: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      next()
      done(Buffer.concat(chunks))
    },
  })
}

/** Missing pages and refused calls are everyday; only our own faults are worth a line in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isEveryday(error)) return
  report(error)
}

function isEveryday(error: unknown): boolean {
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500
  return status >= 400 && status < 500
}

function report(error: unknown): void {
  // The server's log is where a fault of rendering belongs (ERR-01).
  // oxlint-disable-next-line no-console
  console.error(error)
}
