import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAccountContact } from '#app/client/account-contact.ts'
import { rememberContact } from '#app/client/contact-memory.ts'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { storeTokens } from '#app/client/session.ts'

const access = `x.${Buffer.from(JSON.stringify({ sub: 'anna' })).toString('base64url')}.y`
const nobody = { first_name: '', last_name: '', email: null, phone: null, sign_in_email: null }
const given = { name: 'Анна', firstName: 'Анна', phone: '+7 916 123-45-67', email: 'anna@example.com', channel: 'sms' }
const stored = new Map<string, string>()

function signIn(me: object, ...orders: object[]): void {
  storeTokens({ access, refresh: 'a' })
  queryClient.setQueryData(queryKeys.me, { ...nobody, ...me })
  queryClient.setQueryData([...queryKeys.orders, 'latest contact'], { results: orders })
}

const orderOf = (first_name: string) => ({
  contact: { first_name, last_name: 'Петрова', phone: '+79161234567', email: 'order@example.com' },
})

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('FORM-01 the account’s contact comes first; gaps are filled from the device, then the latest order under the same name', async () => {
  signIn({ first_name: 'Анна', last_name: 'Петрова', phone: '79161234567' }, orderOf('Анна'))
  expect(await loadAccountContact()).toMatchObject({ name: 'Анна Петрова', phone: '+7 916 123-45-67', email: 'order@example.com' })
  rememberContact({ name: 'Анна Петрова', email: 'device@example.com', channel: 'telegram' })
  expect(await loadAccountContact()).toMatchObject({ email: 'device@example.com', channel: 'telegram' })
  signIn({ first_name: 'Анна', last_name: 'Петрова', email: 'account@example.com' }, orderOf('Анна'))
  expect(await loadAccountContact()).toMatchObject({ email: 'account@example.com', phone: '+7 916 123-45-67' })
})

test('FORM-01 an order for somebody else fills in no fields', async () => {
  signIn({ first_name: 'Анна', last_name: 'Петрова', phone: '79161234567' }, orderOf('Борис'))
  expect(await loadAccountContact()).toMatchObject({ name: 'Анна Петрова', email: '' })
})

test('SEC-B11 a visitor’s stored contact becomes the account’s if its phone is the verified one, and is forgotten otherwise', async () => {
  rememberContact(given)
  signIn({ phone: '79161234567' })
  expect(await loadAccountContact()).toMatchObject(given)
  expect(JSON.parse(stored.get('contact') ?? '{}')).toMatchObject({ owner: 'anna' })
  storeTokens(null)
  rememberContact(given)
  signIn({ phone: '79990000000', email: 'anna@example.com' })
  expect(await loadAccountContact()).toMatchObject({ name: '', phone: '+7 999 000-00-00', email: 'anna@example.com', channel: '' })
  expect(stored.get('contact')).toBeUndefined()
})
