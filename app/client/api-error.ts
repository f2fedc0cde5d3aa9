import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

export type FieldErrors = NonNullable<ErrorBody['errors']>

/** A refused or failed call (ERR-02). `status` is 0 when no answer came. */
export class ApiError extends Error {
  // this module exists twice in the server's process (bundle and source): an instance of either is one of both
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }
  readonly status: number
  readonly detail: string
  readonly errors: FieldErrors
  /** What was answered, whole. */
  readonly body: unknown
  constructor(status: number, detail: string, errors: FieldErrors = {}, body?: unknown) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.errors = errors
    this.body = body
  }
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

export type FailureReason = keyof (typeof texts)['ru']

/** The error of a call that got no answer. */
export function failureOf(reason: FailureReason, language: Language): ApiError {
  return new ApiError(0, texts[language][reason])
}

/** Any refused answer as one error: detail, message or errors as they are, else the body as the detail (ERR-02). */
export function refusalOf(status: number, body: unknown, language: Language): ApiError {
  if (typeof body === 'string' && body && !body.startsWith('<')) return new ApiError(status, body)
  if (!isRecord(body)) return new ApiError(status, texts[language].unknown)
  const errors = fieldErrorsOf(body.errors)
  const said = [body.detail, body.message].find((text) => typeof text === 'string')
  const detail = typeof said === 'string' ? said : Object.values(errors).flat().join(' ')
  return new ApiError(status, detail || JSON.stringify(body), errors, body)
}

function fieldErrorsOf(value: unknown): FieldErrors {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([field, said]) => [field, [said].flat().map(String)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
