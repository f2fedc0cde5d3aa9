import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { idleSeconds } from '#backoffice/client/activity.ts'
import { requireAuth, sessionStore } from '#backoffice/client/session.ts'
import { pageLanguage } from '#backoffice/i18n/load-translator.ts'
import { type CallPart, endpointUrl, type Nothing, splitEndpoint, type UrlParts } from '#contract/rules/endpoint-url.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'
import { firstRowsHeader } from '#contract/rules/staff/first-rows-header.ts'
import { idleHeader } from '#contract/rules/staff/idle-header.ts'
import type { StaffBodyOf, StaffEndpointName, StaffParamsOf, StaffQueryOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

const defaultTimeoutMs = 20_000

type Options<Name extends StaffEndpointName> = CallPart<'params', StaffParamsOf<Name>> &
  CallPart<'query', StaffQueryOf<Name>> &
  CallPart<'body', StaffBodyOf<Name>> &
  Sending
/** Raise `timeoutMs` for calls that process thousands of rows. `keepalive` lets a call outlive its page. */
type Sending = { signal?: AbortSignal; timeoutMs?: number; keepalive?: boolean }
type Arguments<Name extends StaffEndpointName> = Nothing extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]

type AnyOptions = UrlParts & { body?: unknown } & Sending

/**
 * Calls a back-office endpoint by its name in the contract. If the session has expired or the call needs a step-up, opens a dialog, then
 * repeats the call. The page keeps its state. Throws `ApiError`, or an `AbortError` if the call is aborted.
 */
export function callStaff<Name extends StaffEndpointName>(name: Name, ...options: Arguments<Name>): Promise<StaffResponseOf<Name>>
export function callStaff(name: StaffEndpointName, options?: unknown): Promise<unknown> {
  return send(name, options as AnyOptions | undefined, async (response) => parseResponse(await response.text()))
}

/** Like `callStaff`, for an endpoint that responds with a file. Returns its bytes and the file name sent by the server. */
export function fetchStaffFile<Name extends StaffEndpointName>(name: Name, ...options: Arguments<Name>): Promise<StaffFile>
export function fetchStaffFile(name: StaffEndpointName, options?: unknown): Promise<StaffFile> {
  return send(name, options as AnyOptions | undefined, async (response) => ({
    bytes: await response.blob(),
    fileName: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file',
    firstRows: Number(response.headers.get(firstRowsHeader)),
  }))
}

/** `firstRows`: the number of rows in the file if the export was cut off, otherwise 0. */
type StaffFile = { bytes: Blob; fileName: string; firstRows: number }

async function send<Read>(name: StaffEndpointName, options: AnyOptions = {}, read: (response: Response) => Promise<Read>): Promise<Read> {
  const [method, path] = splitEndpoint(name)
  const url = endpointUrl(path, options)
  const attempt = () => sendStaff(method, url, options, read)
  try {
    return await attempt()
  } catch (error) {
    const kind = demandOf(error, path)
    if (!kind || !(await requireAuth(kind))) throw error
    return attempt()
  }
}

function demandOf(error: unknown, path: string): 'sign-in' | 'step-up' | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 403 && reasonOf(error) === 'step-up') return 'step-up'
  const isSigningIn = path.startsWith('/api/staff/session/') || path.startsWith('/api/staff/links/')
  return error.status === 401 && !isSigningIn && sessionStore.get() ? 'sign-in' : null
}

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
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage(), [idleHeader]: String(idleSeconds()) })
  if (method !== 'GET') headers.set('x-vitrine-staff', '1')
  if (body === undefined) return { method, headers, credentials: 'same-origin' }
  // the browser itself sets the content type of a multipart form, including the boundary
  if (body instanceof FormData) return { method, headers, body, credentials: 'same-origin' }
  headers.set('content-type', 'application/json')
  return { method, headers, body: JSON.stringify(body), credentials: 'same-origin' }
}
