import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '#app/client/call-api.ts'
import { hasParkedDrafts, recordExpiredSession } from '#app/client/parked-drafts.ts'
import { queryClient } from '#app/client/query-client.ts'
import { watchSessionOwner } from '#app/client/reset-session.ts'
import { storeTokens } from '#app/client/session.ts'

const tokenOf = (sub: string, sid = '1') => `x.${Buffer.from(JSON.stringify({ sub, sid })).toString('base64url')}.y`
const anna = { access: tokenOf('anna'), refresh: 'a' }
const boris = { access: tokenOf('boris'), refresh: 'b' }
const stored = new Map<string, string>()
const typed = new Map<string, string>()
const listenersByType = new Map<string, (event: object) => void>()
let stop = () => {}

beforeEach(() => {
  stored.clear()
  typed.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => void listenersByType.set(name, listener))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => typed.get(key) ?? null,
    setItem: (key: string, value: string) => void typed.set(key, value),
    removeItem: (key: string) => void typed.delete(key),
    clear: () => typed.clear(),
    key: (at: number) => [...typed.keys()][at] ?? null,
    get length() {
      return typed.size
    },
  })
  storeTokens(anna)
  stop = watchSessionOwner()
  queryClient.setQueryData(['cart'], { total: 3 })
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('SEC-B11 signing out clears the customer’s data', () => {
  storeTokens(null)
  expect(queryClient.getQueryData(['cart'])).toBeUndefined()
})

test('SEC-B11 AUTH-10 renewing a session keeps the loaded data', () => {
  storeTokens({ access: tokenOf('anna', '2'), refresh: 'a2' })
  expect(queryClient.getQueryData(['cart'])).toEqual({ total: 3 })
})

test('SEC-B11 a page that still shows one customer refetches for the next', async () => {
  vi.useFakeTimers()
  const names = ['Anna', 'Boris']
  const watching = new QueryObserver(queryClient, { queryKey: ['me'], queryFn: async () => names.shift() })
  const end = watching.subscribe(() => {})
  await vi.runAllTimersAsync()
  expect(watching.getCurrentResult().data).toBe('Anna')
  storeTokens(boris)
  expect(watching.getCurrentResult().data).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(watching.getCurrentResult().data).toBe('Boris')
  end()
})

test('SEC-B11 a request in progress is aborted when the customer signs out', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const call = callApi('GET /api/orders/')
  storeTokens(null)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

describe('text typed into forms of this tab', () => {
  beforeEach(() => void typed.set('draft:checkout-v1', 'Anna').set('checkout-submit-v1', 'sent'))

  test('SEC-B11 SEC-B12 is cleared when the customer signs out in another tab', () => {
    stored.clear()
    listenersByType.get('storage')?.({ key: 'access_token' })
    expect(Object.fromEntries(typed)).toEqual({})
  })

  test('SEC-B11 SEC-B12 is cleared when another customer signs in', () => {
    storeTokens(boris)
    expect([...typed.keys()]).toEqual(['session-owner'])
  })

  describe('the drafts of an expired session', () => {
    beforeEach(() => {
      recordExpiredSession('anna')
      storeTokens(null)
    })

    test('CHK-09 SEC-B12 are out of reach until the same customer is back', () => {
      expect(hasParkedDrafts()).toBe(true)
      expect([...typed.keys()]).toEqual(['parked-drafts'])
      storeTokens(anna)
      expect(Object.fromEntries(typed)).toEqual({ 'draft:checkout-v1': 'Anna', 'checkout-submit-v1': 'sent', 'session-owner': 'anna' })
    })

    test('CHK-09 are back after the sign-in reloaded the page, and text typed since stays', () => {
      stop()
      typed.set('draft:checkout-v1', 'newer')
      stop = watchSessionOwner()
      storeTokens(anna)
      expect(typed.get('draft:checkout-v1')).toBe('newer')
      expect(typed.get('checkout-submit-v1')).toBe('sent')
    })

    test('SEC-B12 are cleared when another customer signs in', () => {
      storeTokens(boris)
      expect([...typed.keys()]).toEqual(['session-owner'])
      storeTokens(anna)
      expect(typed.get('draft:checkout-v1')).toBeUndefined()
    })

    test('SEC-B12 are cleared when the customer signs out after they came back', () => {
      storeTokens(anna)
      storeTokens(null)
      expect([...typed.keys()]).toEqual([])
    })
  })

  test('SEC-B12 AUTH-10 a draft stays while a session goes on', () => {
    storeTokens({ access: tokenOf('anna', '2'), refresh: 'a2' })
    expect(typed.get('draft:checkout-v1')).toBe('Anna')
  })

  test('FORM-03 a visitor’s draft stays when they sign in', () => {
    storeTokens(null)
    typed.set('draft:home', 'a question')
    storeTokens(anna)
    expect(typed.get('draft:home')).toBe('a question')
  })

  test('SEC-B12 a draft is cleared on the next load if another customer has signed in meanwhile', () => {
    stop()
    storeTokens(boris)
    stop = watchSessionOwner()
    expect([...typed.keys()]).toEqual(['session-owner'])
  })

  test('SEC-B11 a page from the browser’s back-forward cache clears drafts and loaded data after a sign-out', () => {
    stored.clear()
    listenersByType.get('pageshow')?.({ persisted: false })
    expect(queryClient.getQueryData(['cart'])).toEqual({ total: 3 })
    listenersByType.get('pageshow')?.({ persisted: true })
    expect(queryClient.getQueryData(['cart'])).toBeUndefined()
    expect(typed.size).toBe(0)
  })
})
