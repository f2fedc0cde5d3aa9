import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi } from '#app/client/call-api.ts'
import { watchForAnotherPerson } from '#app/client/forget-person.ts'
import { queryClient } from '#app/client/query-client.ts'
import { keepTokens } from '#app/client/session.ts'

const tokenOf = (sub: string, sid = '1') => `x.${Buffer.from(JSON.stringify({ sub, sid })).toString('base64url')}.y`
const anna = { access: tokenOf('anna'), refresh: 'a' }
const boris = { access: tokenOf('boris'), refresh: 'b' }
const stored = new Map<string, string>()
const typed = new Map<string, string>()
const heard = new Map<string, (event: object) => void>()
let stop = () => {}

beforeEach(() => {
  stored.clear()
  typed.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => void heard.set(name, listener))
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
  })
  keepTokens(anna)
  stop = watchForAnotherPerson()
  queryClient.setQueryData(['cart'], { total: 3 })
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('SEC-B11 whoever signs out leaves nothing behind', () => {
  keepTokens(null)
  expect(queryClient.getQueryData(['cart'])).toBeUndefined()
})

test('SEC-B11 AUTH-10 a session that goes on keeps what is known', () => {
  keepTokens({ access: tokenOf('anna', '2'), refresh: 'a2' })
  expect(queryClient.getQueryData(['cart'])).toEqual({ total: 3 })
})

test('SEC-B11 a page that still shows one person asks again for the next', async () => {
  vi.useFakeTimers()
  const names = ['Anna', 'Boris']
  const watching = new QueryObserver(queryClient, { queryKey: ['me'], queryFn: async () => names.shift() })
  const end = watching.subscribe(() => {})
  await vi.runAllTimersAsync()
  expect(watching.getCurrentResult().data).toBe('Anna')
  keepTokens(boris)
  expect(watching.getCurrentResult().data).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(watching.getCurrentResult().data).toBe('Boris')
  end()
})

test('SEC-B11 an answer that is under way when a person signs out reaches nobody', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_answer, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
  )
  const call = callApi('/api/orders/')
  keepTokens(null)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

describe('what was typed into forms of this tab', () => {
  beforeEach(() => void typed.set('draft:checkout-v1', 'Anna').set('checkout-submit-v1', 'sent'))

  test('SEC-B11 SEC-B12 goes with the person, wherever they sign out', () => {
    stored.clear()
    heard.get('storage')?.({ key: 'access_token' })
    expect(Object.fromEntries(typed)).toEqual({})
  })

  test('SEC-B11 SEC-B12 goes when somebody else signs in', () => {
    keepTokens(boris)
    expect([...typed.keys()]).toEqual(['session-owner'])
  })

  test('SEC-B12 AUTH-10 stays while a session goes on', () => {
    keepTokens({ access: tokenOf('anna', '2'), refresh: 'a2' })
    expect(typed.get('draft:checkout-v1')).toBe('Anna')
  })

  test('FORM-03 of a stranger stays when they sign in', () => {
    keepTokens(null)
    typed.set('draft:home', 'a question')
    keepTokens(anna)
    expect(typed.get('draft:home')).toBe('a question')
  })

  test('SEC-B12 goes when its person went while the tab was away', () => {
    stop()
    keepTokens(boris)
    stop = watchForAnotherPerson()
    expect([...typed.keys()]).toEqual(['session-owner'])
  })

  test('SEC-B11 goes, with what is known, from a page that the browser kept for its back button', () => {
    stored.clear()
    heard.get('pageshow')?.({ persisted: false })
    expect(queryClient.getQueryData(['cart'])).toEqual({ total: 3 })
    heard.get('pageshow')?.({ persisted: true })
    expect(queryClient.getQueryData(['cart'])).toBeUndefined()
    expect(typed.size).toBe(0)
  })
})
