import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import type { SendOptions } from '#app/client/create-call-api.ts'
import { isLanguage, type Language } from '#contract/language.ts'

export const callTimeoutMs = 10_000

/** One request of the browser, the only fetch: with this token, without a retry. Throws ApiError, or AbortError when aborted. */
export async function sendCall(path: string, options: SendOptions, token: string | null): Promise<unknown> {
  const language = pageLanguage()
  const timeout = AbortSignal.timeout(callTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const response = await fetch(path, { ...requestOf(options, language, token), signal })
    const body = await bodyOf(response)
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

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}

function pageLanguage(): Language {
  const language = document.documentElement.lang
  return isLanguage(language) ? language : 'ru'
}
