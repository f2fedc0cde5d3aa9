import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'

const stored = new Map<string, string>()
const assign = vi.fn<(url: string) => void>()
const fetched = vi.fn<typeof fetch>()

const server = { access: 'new', renewed: { access: 'new', refresh: 'r2' }, refuses: false, isSignedOut: false, isAway: false }
const refreshes = () => fetched.mock.calls.filter(([path]) => path === '/api/auth/refresh/').length

beforeEach(() => {
  stored.clear()
  stored.set('access_token', 'old').set('refresh_token', 'r1')
  assign.mockReset()
  Object.assign(server, { access: 'new', renewed: { access: 'new', refresh: 'r2' }, refuses: false, isSignedOut: false, isAway: false })
  fetched.mockReset()
  fetched.mockImplementation(async (path, options) => {
    if (path === '/api/auth/refresh/') {
      if (server.isAway) throw new TypeError('Failed to fetch')
      return server.refuses
        ? Response.json({ detail: 'Over.', ...(server.isSignedOut ? { signed_out: true } : {}) }, { status: 401 })
        : Response.json(server.renewed)
    }
    const isKnown = new Headers(options?.headers).get('authorization') === `Bearer ${server.access}`
    return isKnown ? Response.json({ fine: true }) : Response.json({ detail: 'Who?' }, { status: 401 })
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { pathname: '/checkout', search: '?mode=crypto', hash: '#top', assign })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call with an expired session', () => {
  test('AUTH-10 renews it and is retried once', async () => {
    await expect(callApi('GET /api/users/me/')).resolves.toEqual({ fine: true })
    expect(Object.fromEntries(stored)).toEqual({ access_token: 'new', refresh_token: 'r2' })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('AUTH-14 AUTH-11 clears the tokens without opening the sign-in if the customer ended the session on the other site', async () => {
    Object.assign(server, { access: 'another', refuses: true, isSignedOut: true })
    await expect(callApi('GET /api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect([Object.fromEntries(stored), assign.mock.calls]).toEqual([{}, []])
  })

  test('AUTH-10 shares one renewal with the calls beside it', async () => {
    const calls = (['GET /api/users/me/', 'GET /api/cart/0/', 'GET /api/orders/', 'GET /api/favorites/'] as const).map((name) =>
      callApi(name),
    )
    await expect(Promise.all(calls)).resolves.toHaveLength(4)
    expect(refreshes()).toBe(1)
  })

  test('AUTH-10 refused after a renewal uses the token of that renewal', async () => {
    const late = callApi('GET /api/users/me/')
    stored.set('access_token', 'new').set('refresh_token', 'r2')
    await expect(late).resolves.toEqual({ fine: true })
    expect(refreshes()).toBe(0)
  })

  test('AUTH-10 waits for the renewal of another tab, and uses its result', async () => {
    const request = vi.fn<(name: string, act: () => Promise<unknown>) => Promise<unknown>>(async (_name, act) => {
      stored.set('access_token', 'new').set('refresh_token', 'r2')
      return act()
    })
    vi.stubGlobal('navigator', { locks: { request } })
    await expect(callApi('GET /api/users/me/')).resolves.toEqual({ fine: true })
    expect(request).toHaveBeenCalledTimes(1)
    expect(refreshes()).toBe(0)
  })

  test('AUTH-10 is not retried a second time', async () => {
    server.access = 'yet another'
    await expect(callApi('GET /api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('AUTH-10 retains the refresh token if the server sends no new one', async () => {
    Object.assign(server, { renewed: { access: 'new' } })
    await callApi('GET /api/users/me/')
    expect(stored.get('refresh_token')).toBe('r1')
  })
})

describe('a renewal that fails', () => {
  test('AUTH-10 clears the tokens and opens the sign-in with a way back', async () => {
    server.refuses = true
    await expect(callApi('GET /api/users/me/')).rejects.toMatchObject({ status: 401 })
    expect([...stored.keys()]).toEqual(['session_expired'])
    expect(assign.mock.calls).toEqual([['/login?next=%2Fcheckout%3Fmode%3Dcrypto%23top']])
  })

  test('AUTH-10 does not redirect from the sign-in itself', async () => {
    server.refuses = true
    vi.stubGlobal('location', { pathname: '/login', search: '?next=%2Fcart', hash: '', assign })
    await expect(callApi('GET /api/users/me/')).rejects.toBeInstanceOf(ApiError)
    expect([...stored.keys()]).toEqual(['session_expired'])
    expect(assign).not.toHaveBeenCalled()
  })

  test('AUTH-10 signs nobody out without a connection', async () => {
    server.isAway = true
    await expect(callApi('GET /api/users/me/')).rejects.toMatchObject({ status: 0, detail: 'Network error. Please check your connection.' })
    expect(Object.fromEntries(stored)).toEqual({ access_token: 'old', refresh_token: 'r1' })
    expect(assign).not.toHaveBeenCalled()
    server.isAway = false
    await expect(callApi('GET /api/users/me/')).resolves.toEqual({ fine: true })
  })
})

test('AUTH-10 a customer who signs out during a renewal stays signed out', async () => {
  const call = callApi('GET /api/users/me/')
  const respond = fetched.getMockImplementation()
  fetched.mockImplementation(async (path, options) => {
    if (path === '/api/auth/refresh/') stored.clear()
    return respond?.(path, options) ?? Response.error()
  })
  await expect(call).rejects.toMatchObject({ status: 401 })
  expect(stored.size).toBe(0)
  expect(assign).not.toHaveBeenCalled()
})

test('AUTH-10 a wrong password does not count as an expired session', async () => {
  await expect(callApi('POST /api/auth/login/', { body: { phone: '', password: '' } })).rejects.toMatchObject({ status: 401 })
  expect(refreshes()).toBe(0)
})

test('AUTH-10 a visitor without a session triggers no renewal', async () => {
  stored.clear()
  await expect(callApi('GET /api/users/me/')).rejects.toMatchObject({ status: 401 })
  expect(fetched).toHaveBeenCalledTimes(1)
})
