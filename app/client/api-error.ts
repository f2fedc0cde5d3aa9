import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

export type FieldErrors = NonNullable<ErrorBody['errors']>

/** A refused or failed call. `status` is 0 without a response. */
export class ApiError extends Error {
  // this module exists twice in the server's process (bundle and source): an instance of one copy must match the other
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }
  readonly status: number
  /** The message of the server or the browser. Empty if there is none; the screen then shows its own. */
  readonly detail: string
  readonly errors: FieldErrors
  readonly body: unknown
  /** Why there was no response. */
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

/** Returns the `detail` of an API error; `own` if `detail` is empty or the error is of another type. */
export function errorText(error: unknown, own: string): string {
  return error instanceof ApiError && error.detail ? error.detail : own
}

/** Whether a page's data failed to load in the browser. False on the server, where an error is the shop's fault. */
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
 * Converts an error response into an ApiError. Its message is the body's detail or message, else the field errors, else
 * the plain text of a 4xx. A body without a readable message (an empty object, a proxy's page or status line) leaves
 * `detail` empty.
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

/** Keeps only messages that are text; fields without one are left out. */
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
