import { ApiError, failureOf, refusalOf } from '#app/client/api-error.ts'
import { accessToken } from '#app/client/session.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'

export type CallOptions = { method?: string; body?: unknown; signal?: AbortSignal }

/** One call of the shop's API; the server has the same function without a socket. Throws ApiError, or AbortError when aborted. */
export type CallApi = <T>(path: string, options?: CallOptions) => Promise<T>

/** The browser's way to the API. */
export const callApi: CallApi = async (path, options = {}) => {
  const language = pageLanguage()
  const timeout = AbortSignal.timeout(limits.callTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const answer = await fetch(path, { ...requestOf(options, language), signal })
    const body = await bodyOf(answer)
    if (!answer.ok) throw refusalOf(answer.status, body, language)
    return body
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw failureOf(timeout.aborted ? 'timeout' : 'network', language)
  }
}

function requestOf({ method = 'GET', body }: CallOptions, language: Language): RequestInit {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language })
  const token = accessToken()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body === undefined || body instanceof FormData) return { method, headers, body: body ?? null }
  headers.set('content-type', 'application/json')
  return { method, headers, body: JSON.stringify(body) }
}

async function bodyOf(answer: Response) {
  const text = await answer.text()
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
