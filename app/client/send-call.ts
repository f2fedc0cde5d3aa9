import { ApiError, failureOf, refusalOf } from '#app/client/api-error.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'

export type CallOptions = { method?: string; body?: unknown; signal?: AbortSignal; headers?: Record<string, string> }

/** One request of the browser, the only fetch: with this token, and no second try. Throws ApiError, or AbortError when aborted. */
export async function sendCall<T>(path: string, options: CallOptions, token: string | null): Promise<T> {
  const language = pageLanguage()
  const timeout = AbortSignal.timeout(limits.callTimeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const answer = await fetch(path, { ...requestOf(options, language, token), signal })
    const body = await bodyOf(answer)
    if (!answer.ok) throw refusalOf(answer.status, body, language)
    return body
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    throw failureOf(timeout.aborted ? 'timeout' : 'network', language)
  }
}

function requestOf({ method = 'GET', body, headers: own }: CallOptions, language: Language, token: string | null): RequestInit {
  const headers = new Headers({ ...own, accept: 'application/json', 'accept-language': language })
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
