import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

export type FieldErrors = NonNullable<ErrorBody['errors']>

/** Error of a failed API call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  // The server's process loads this module twice (bundle and source). Compares names, so that `instanceof` works across the two copies.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }
  readonly status: number
  /** Message from the server, or a text for a network error. Empty if neither exists; the screen then shows its own message. */
  readonly detail: string
  readonly errors: FieldErrors
  readonly body: unknown
  reason?: NetworkErrorReason
  constructor(status: number, detail: string, errors: FieldErrors = {}, body?: unknown) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.errors = errors
    this.body = body
  }
}

export function errorText(error: unknown, own: string): string {
  return error instanceof ApiError && error.detail ? error.detail : own
}

/** Whether the same call may succeed later: there was no response, or the server was down or busy. */
export function isTemporary(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}

/** Whether a page's data failed to load in the browser. Always false on the server, where such a failure is an internal error. */
export function isPageDataError(error: unknown): error is ApiError {
  return typeof window !== 'undefined' && error instanceof ApiError
}

const texts = {
  ru: {
    network: 'Нет связи с сервером. Проверьте подключение к интернету.',
    timeout: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
    unknown: 'Произошла неизвестная ошибка',
  },
  en: {
    network: 'Network error. Please check your connection.',
    timeout: 'Request timeout. Please try again.',
    unknown: 'An unknown error occurred',
  },
} as const satisfies Record<Language, Record<string, string>>

export type NetworkErrorReason = keyof (typeof texts)['ru']

export function networkError(reason: NetworkErrorReason, language: Language): ApiError {
  return Object.assign(new ApiError(0, texts[language][reason]), { reason })
}

/**
 * Converts an error response into an `ApiError`. Takes the message from the body's `detail` or `message`, else from the field errors, else
 * from the plain text of a 4xx. Leaves `detail` empty if the body has no readable message, such as an empty object or a proxy's HTML page.
 */
export function responseError(status: number, body: unknown, language: Language): ApiError {
  const errors = isRecord(body) ? fieldErrorsOf(body.errors) : {}
  const error = new ApiError(status, isRecord(body) ? sentenceOf(body, errors) : plainText(status, body), errors, body)
  if (!error.message) error.message = texts[language].unknown
  return error
}

function sentenceOf({ detail, message }: Record<string, unknown>, errors: FieldErrors): string {
  return [detail, message].find(isSentence) ?? Object.values(errors).flat().join(' ')
}

function plainText(status: number, body: unknown): string {
  const isOfClient = status >= 400 && status < 500
  return isOfClient && isSentence(body) && !body.trimStart().startsWith('<') ? body : ''
}

function fieldErrorsOf(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  const named = Object.entries(value).map(([field, messages]) => [field, [messages].flat().filter(isSentence)] as const)
  return Object.fromEntries(named.filter(([, messages]) => messages.length > 0))
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
