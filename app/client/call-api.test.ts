import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, failureOf, refusalOf } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { limits } from '#contract/limits.ts'

describe('a refused call', () => {
  test.each([
    ['its detail', { detail: 'Не найдено.' }, 'Не найдено.', {}],
    ['its message, where there is no detail', { message: 'Too late' }, 'Too late', {}],
    [
      'its errors, joined',
      { errors: { name: ['Fill this in.'], phone: 'Wrong.' } },
      'Fill this in. Wrong.',
      { name: ['Fill this in.'], phone: ['Wrong.'] },
    ],
    [
      'its detail, and its errors by field',
      { detail: 'Check.', errors: { page: ['Give a number.'] } },
      'Check.',
      { page: ['Give a number.'] },
    ],
    ['a body of another shape as it is', { code: 7 }, '{"code":7}', {}],
    ['a text as it is', 'Gone fishing', 'Gone fishing', {}],
    ['of a page of a proxy only that it failed', '<html>502</html>', 'An unknown error occurred', {}],
    ['of nothing at all only that it failed', undefined, 'An unknown error occurred', {}],
  ])('ERR-02 tells %s', (_what, body, detail, errors) => {
    const error = refusalOf(400, body, 'en')
    expect([error.status, error.detail, error.errors]).toEqual([400, detail, errors])
  })

  test('ERR-02 that has no words of its own is told in the language of the page', () => {
    expect(refusalOf(500, null, 'ru').detail).toBe('Произошла неизвестная ошибка')
    expect(failureOf('network', 'en').detail).toBe('Network error. Please check your connection.')
    expect(failureOf('timeout', 'en').detail).toBe('Request timeout. Please try again.')
    expect(failureOf('network', 'ru').detail).toMatch(/[а-я]/)
  })
})

describe('a call of the browser', () => {
  const fetched = vi.fn<typeof fetch>()
  const stored = new Map<string, string>()
  beforeEach(() => {
    fetched.mockReset()
    stored.clear()
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const sent = () => new Headers(fetched.mock.calls[0]?.[1]?.headers)

  test('API-12 gives its bearer token when one is stored, and none when none is', async () => {
    fetched.mockImplementation(async () => Response.json({}))
    await callApi('/api/watches/')
    expect(sent().has('authorization')).toBe(false)
    stored.set('access_token', 'TOKEN')
    fetched.mockClear()
    await callApi('/api/watches/')
    expect(sent().get('authorization')).toBe('Bearer TOKEN')
  })

  test('I18N-05 asks in the language of the page', async () => {
    fetched.mockResolvedValue(Response.json({ count: 1 }))
    expect(await callApi('/api/watches/')).toEqual({ count: 1 })
    expect(sent().get('accept-language')).toBe('en')
  })

  test('ERR-02 that is refused throws what the server said', async () => {
    fetched.mockResolvedValue(Response.json({ detail: 'Not found.' }, { status: 404 }))
    await expect(callApi('/api/watches/1/')).rejects.toMatchObject({ status: 404, detail: 'Not found.' })
  })

  test('ERR-02 without a connection says so', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callApi('/api/watches/')).rejects.toMatchObject({ status: 0, detail: 'Network error. Please check your connection.' })
  })

  test('ERR-02 that gets no answer within ten seconds says so', async () => {
    expect(limits.callTimeoutMs).toBe(10_000)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
    fetched.mockImplementation((_path, options) => Promise.reject(options?.signal?.reason))
    await expect(callApi('/api/watches/')).rejects.toMatchObject({ status: 0, detail: 'Request timeout. Please try again.' })
    expect(timeout).toHaveBeenCalledWith(10_000)
    vi.restoreAllMocks()
  })

  test('CAT-11 that a later one supersedes ends without a message for anybody', async () => {
    const flight = new AbortController()
    fetched.mockImplementation((_path, options) => Promise.reject(options?.signal?.reason))
    flight.abort()
    const call = callApi('/api/watches/', { signal: flight.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })
})
