import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import type { BodyOf, EndpointName, HeadersOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoints.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { type CallPart, endpointUrl, type Nothing, splitEndpoint, type UrlParts } from '#contract/rules/endpoint-url.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'

/**
 * Client of the shop's API. `call('PATCH /api/cart/:id/', { params, body })` calls an endpoint by its name in the contract, which declares
 * the parameters and responses. Throws `ApiError`, or an `AbortError` if the call is aborted.
 */
export type CallApi = <Name extends EndpointName>(name: Name, ...options: CallArguments<Name>) => Promise<ResponseOf<Name>>

type CallArguments<Name extends EndpointName> =
  Nothing extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/** Options of a call. `url` replaces the path of a list call, for example with the `next` URL of an earlier response. */
type CallOptions<Name extends EndpointName> = Where<Name> &
  CallPart<'body', BodyOf<Name>> &
  CallPart<'headers', HeadersOf<Name>> & { signal?: AbortSignal } & (ResponseOf<Name> extends { next: string | null }
    ? { url?: string }
    : object)
type Where<Name extends EndpointName> = CallPart<'params', ParamsOf<Name>> & CallPart<'query', QueryOf<Name>>

export type Send = (url: string, options: SendOptions) => Promise<unknown>
export type SendOptions = { method: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

type AnyOptions = UrlParts & Omit<SendOptions, 'method'> & { url?: string }

/** Creates the API client on top of `send`. Does not validate responses, because the server validates them against the same contract. */
export function createCallApi(send: Send): CallApi {
  function call<Name extends EndpointName>(name: Name, ...options: CallArguments<Name>): Promise<ResponseOf<Name>>
  function call(name: EndpointName, anyOptions?: unknown): Promise<unknown> {
    const { params, query, url, ...options } = (anyOptions ?? {}) as AnyOptions
    const [method, path] = splitEndpoint(name)
    return send(url ?? endpointUrl(path, { params, query }), { method, ...options })
  }
  return call
}

export function callUrl<Name extends EndpointName>(name: Name, where: Where<Name>): string
export function callUrl(name: EndpointName, where: unknown): string {
  return endpointUrl(splitEndpoint(name)[1], where as UrlParts)
}

export const callTimeoutMs = 10_000

/**
 * Sends one request from the browser with `token`, without retries. Only this function calls `fetch` for the API. Throws `ApiError`, or an
 * `AbortError` if the request is aborted.
 */
export async function sendCall(path: string, options: SendOptions, token: string | null): Promise<unknown> {
  const language = pageLanguage()
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const response = await fetch(path, { ...requestOf(options, language, token), signal })
    const body = parseResponse(await response.text())
    if (!response.ok) throw responseError(response.status, body, language)
    return body
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw networkError(timeout.aborted ? 'timeout' : 'network', language)
  }
}

function requestOf({ method, body, headers: extraHeaders }: SendOptions, language: Language, token: string | null): RequestInit {
  const headers = new Headers({ ...extraHeaders, accept: 'application/json', 'accept-language': language })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body === undefined) return { method, headers }
  headers.set('content-type', 'application/json')
  return { method, headers, body: JSON.stringify(body) }
}

export function pageLanguage(): Language {
  const language = document.documentElement.lang
  return isLanguage(language) ? language : 'ru'
}
