import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, networkError, responseError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { callTimeoutMs } from '#app/client/create-call-api.ts'

describe('a refused call', () => {
  test.each([
    ['its detail', { detail: 'Не найдено.' }, 'Не найдено.', {}],
    ['its message if there is no detail', { message: 'Too late' }, 'Too late', {}],
    [
      'its errors, joined',
      { errors: { name: ['Fill this in.'], phone: 'Wrong.' } },
      'Fill this in. Wrong.',
      { name: ['Fill this in.'], phone: ['Wrong.'] },
    ],
    [
      'its detail, and its errors by field',
      { detail: 'Check.', errors: { page: ['Enter a number.'] } },
      'Check.',
      { page: ['Enter a number.'] },
    ],
    ['a text body unchanged', 'Gone fishing', 'Gone fishing', {}],
    ['nothing for an empty body', {}, '', {}],
    ['nothing for a body of another shape', { code: 7 }, '', {}],
    ['nothing for errors that are not texts', { detail: ['x'], errors: { name: [{ code: 1 }], phone: [' '] } }, '', {}],
    ['nothing for the HTML page of a proxy', '<html>502</html>', '', {}],
    ['nothing for a missing body', undefined, '', {}],
  ])('ERR-02 FORM-04 CHK-12 shows %s', (_what, body, detail, errors) => {
    const error = responseError(400, body, 'en')
    expect([error.status, error.detail, error.errors]).toEqual([400, detail, errors])
  })

  test("ERR-02 without a message of its own gets one in the page's language", () => {
    expect(responseError(500, null, 'ru').message).toBe('Произошла неизвестная ошибка')
    expect([responseError(502, 'Bad Gateway', 'en').detail, responseError(502, 'Bad Gateway', 'en').message]).toEqual([
      '',
      'An unknown error occurred',
    ])
    expect(networkError('network', 'en').detail).toBe('Network error. Please check your connection.')
    expect(networkError('timeout', 'en').detail).toBe('Request timeout. Please try again.')
    expect(networkError('network', 'ru').detail).toMatch(/[а-я]/)
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
  const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers)

  test('API-12 sends its bearer token if one is stored, and none otherwise', async () => {
    fetched.mockImplementation(async () => Response.json({}))
    await callApi('GET /api/watches/')
    expect(sentHeaders().has('authorization')).toBe(false)
    stored.set('access_token', 'TOKEN')
    fetched.mockClear()
    await callApi('GET /api/watches/')
    expect(sentHeaders().get('authorization')).toBe('Bearer TOKEN')
  })

  test('I18N-05 sends the language of the page', async () => {
    fetched.mockResolvedValue(Response.json({ count: 1 }))
    expect(await callApi('GET /api/watches/')).toEqual({ count: 1 })
    expect(sentHeaders().get('accept-language')).toBe('en')
  })

  test('ERR-02 throws the server’s message when it is refused', async () => {
    fetched.mockResolvedValue(Response.json({ detail: 'Not found.' }, { status: 404 }))
    await expect(callApi('GET /api/watches/:id/', { params: { id: 1 } })).rejects.toMatchObject({ status: 404, detail: 'Not found.' })
  })

  test('ERR-02 fails with its own message without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callApi('GET /api/watches/')).rejects.toMatchObject({ status: 0, detail: 'Network error. Please check your connection.' })
  })

  test('ERR-02 fails with its own message after ten seconds without a response', async () => {
    expect(callTimeoutMs).toBe(10_000)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
    fetched.mockImplementation((_path, options) => Promise.reject(options?.signal?.reason))
    await expect(callApi('GET /api/watches/')).rejects.toMatchObject({ status: 0, detail: 'Request timeout. Please try again.' })
    expect(timeout).toHaveBeenCalledWith(10_000)
    vi.restoreAllMocks()
  })

  test('CAT-11 fails silently when a later call supersedes it', async () => {
    const controller = new AbortController()
    fetched.mockImplementation((_path, options) => Promise.reject(options?.signal?.reason))
    controller.abort()
    const call = callApi('GET /api/watches/', { signal: controller.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })
})
