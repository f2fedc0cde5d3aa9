import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContact, recallContact, rememberContact } from '#app/client/contact-memory.ts'
import { forgetContact } from '#app/client/contact-storage.ts'
import { rememberGiven } from '#app/client/known-contact.ts'
import { recordExpiredSession } from '#app/client/parked-drafts.ts'
import { watchSessionOwner } from '#app/client/reset-session.ts'
import { storeTokens } from '#app/client/session.ts'

const tokenOf = (sub: string) => `x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.y`
const tokensOf = (sub: string) => ({ access: tokenOf(sub), refresh: sub })
const anna = { name: 'Анна Петрова', phone: '+7 916 123-45-67', email: 'anna@example.com' }

function memoryStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size
    },
  }
}

let stop = () => {}
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  stop = watchSessionOwner()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('FORM-01 this device remembers the contact of a sent form, with first and last name split and the office stored by its key', () => {
  rememberGiven({ ...anna, channel: 'telegram', city: 'Дубай' })
  expect(recallContact(null)).toEqual({ ...anna, firstName: 'Анна', lastName: 'Петрова', channel: 'telegram', city: 'dubai' })
})

test('FORM-01 fields missing from a later form keep their values; a form with another name and phone replaces the contact', () => {
  rememberGiven({ ...anna, channel: 'sms', city: 'moscow' })
  rememberGiven({ ...anna, email: 'new@example.com' })
  expect(recallContact(null)).toMatchObject({ email: 'new@example.com', channel: 'sms', city: 'moscow' })
  rememberGiven({ name: 'Boris', phone: '+971 50 123 4567', email: '' })
  expect(recallContact(null)).toMatchObject({ name: 'Boris', email: '', channel: '', city: '' })
})

test('SEC-B11 «not me» forgets the contact', () => {
  rememberContact(anna)
  forgetContact()
  expect([recallContact(null), localStorage.length]).toEqual([null, 0])
})

test('SEC-B11 signing out, here or while the tab was closed, forgets the contact on this device', () => {
  storeTokens(tokensOf('anna'))
  rememberContact(anna)
  expect(recallContact('anna')).toEqual({ ...emptyContact, ...anna })
  storeTokens(null)
  expect(localStorage.getItem('contact')).toBeNull()
  storeTokens(tokensOf('anna'))
  rememberContact(anna)
  stop()
  storeTokens(null)
  stop = watchSessionOwner()
  expect(localStorage.getItem('contact')).toBeNull()
})

test('SEC-B11 another account neither sees the contact nor leaves it on the device, even after an expired session', () => {
  storeTokens(tokensOf('anna'))
  rememberContact(anna)
  recordExpiredSession('anna')
  storeTokens(null)
  expect([recallContact(null), recallContact('anna')]).toEqual([null, expect.objectContaining(anna)])
  storeTokens(tokensOf('boris'))
  expect([recallContact('boris'), localStorage.getItem('contact')]).toEqual([null, null])
})

test('SEC-B11 a broken or foreign value in storage is read as nothing', () => {
  for (const value of ['{', '[]', '{"owner":1,"contact":{}}', '{"owner":null,"contact":null}']) {
    localStorage.setItem('contact', value)
    expect(recallContact(null)).toBeNull()
  }
  localStorage.setItem('contact', JSON.stringify({ owner: null, contact: { name: 'Анна', phone: 7, card: '4111' } }))
  expect(recallContact(null)).toEqual({ ...emptyContact, name: 'Анна' })
})
