import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { demand, sessionStore } from '#backoffice/client/session.ts'
import { pageLanguage } from '#backoffice/i18n/load-translator.ts'
import { type CallPart, endpointUrl, type Nothing, splitEndpoint, type UrlParts } from '#contract/rules/endpoint-url.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'
import type { StaffBodyOf, StaffEndpointName, StaffParamsOf, StaffQueryOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

const defaultTimeoutMs = 20_000

type Options<Name extends StaffEndpointName> = CallPart<'params', StaffParamsOf<Name>> &
  CallPart<'query', StaffQueryOf<Name>> &
  CallPart<'body', StaffBodyOf<Name>> &
  Sending
/** `timeoutMs` is for calls that work on thousands of rows; `keepalive` for one that outlives its page. */
type Sending = { signal?: AbortSignal; timeoutMs?: number; keepalive?: boolean }
type Arguments<Name extends StaffEndpointName> = Nothing extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

type AnyOptions = UrlParts & { body?: unknown } & Sending

/**
 * One call of the back office by its name in the contract. When the session has ended, or the call needs the factor once more, the
 * person is asked in place and the call is repeated: what is on the page stays. Throws ApiError, or AbortError when aborted.
 */
export function callStaff<Name extends StaffEndpointName>(name: Name, ...options: Arguments<Name>): Promise<StaffResponseOf<Name>>
export function callStaff(name: StaffEndpointName, options?: unknown): Promise<unknown> {
  return send(name, options as AnyOptions | undefined, async (response) => parseResponse(await response.text()))
}

/** The same for a call that responds with a file: its bytes and the name that the server gives it. */
export function fetchStaffFile<Name extends StaffEndpointName>(name: Name, ...options: Arguments<Name>): Promise<StaffFile>
export function fetchStaffFile(name: StaffEndpointName, options?: unknown): Promise<StaffFile> {
  return send(name, options as AnyOptions | undefined, async (response) => ({
    bytes: await response.blob(),
    fileName: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file',
  }))
}

type StaffFile = { bytes: Blob; fileName: string }

/** Sends a call, once more after what it demands. */
async function send<Read>(name: StaffEndpointName, options: AnyOptions = {}, read: (response: Response) => Promise<Read>): Promise<Read> {
  const [method, path] = splitEndpoint(name)
  const url = endpointUrl(path, options)
  const attempt = () => sendStaff(method, url, options, read)
  try {
    return await attempt()
  } catch (error) {
    const kind = demandOf(error, path)
    if (!kind || !(await demand(kind))) throw error
    return attempt()
  }
}

/** What has to happen before a refused call can be repeated. */
function demandOf(error: unknown, path: string): 'sign-in' | 'step-up' | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 403 && reasonOf(error) === 'step-up') return 'step-up'
  const isSigningIn = path.startsWith('/api/staff/session/') || path.startsWith('/api/staff/links/')
  return error.status === 401 && !isSigningIn && sessionStore.get() ? 'sign-in' : null
}

/** The machine's word for why a call was refused. */
export function reasonOf(error: unknown): string | null {
  const body: unknown = error instanceof ApiError ? error.body : null
  return typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string' ? body.reason : null
}

async function sendStaff<Read>(
  method: string,
  url: string,
  { body, signal, timeoutMs = defaultTimeoutMs, keepalive = false }: AnyOptions,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const language = pageLanguage()
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      ...requestOf(method, body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) throw responseError(response.status, parseResponse(await response.text()), language)
    return await read(response)
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw networkError(timeout.aborted ? 'timeout' : 'network', language)
  }
}

function requestOf(method: string, body: unknown): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() })
  if (method !== 'GET') headers.set('x-vitrine-staff', '1')
  if (body === undefined) return { method, headers, credentials: 'same-origin' }
  // a form with files names its own type
  if (body instanceof FormData) return { method, headers, body, credentials: 'same-origin' }
  headers.set('content-type', 'application/json')
  return { method, headers, body: JSON.stringify(body), credentials: 'same-origin' }
}
