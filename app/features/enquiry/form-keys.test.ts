import { afterEach, expect, test, vi } from 'vitest'
import { formKeys } from '#app/features/enquiry/form-keys.ts'

afterEach(() => vi.unstubAllGlobals())

const question = { name: 'Anna', message: 'Is it there?', photos: ['one'] }

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

test('FORM-09 a retry of a form keeps its key, also after a reload; another text or photograph gets another key', () => {
  const stored = stubStorage()
  const { keyed } = formKeys('contact')
  const first = keyed(question)
  expect(first).toEqual({ ...question, key: expect.any(String) })
  expect(keyed({ ...question })).toEqual(first)
  const others = [keyed({ ...question, message: 'May I come?' }), keyed({ ...question, photos: ['two'] })]
  expect(new Set([first, ...others].map(({ key }) => key)).size).toBe(3)
  expect(formKeys('contact').keyed(question)).toEqual(first)
  expect(formKeys('support').keyed(question).key).not.toBe(first.key)
  expect([...stored.values()].join(' ')).not.toContain(question.name)
})

test('FORM-09 after a success the tab stores nothing of the form, and the same text sent again is a new form', () => {
  const stored = stubStorage()
  const { keyed, forget } = formKeys('contact')
  const { key } = keyed(question)
  forget()
  expect(stored.size).toBe(0)
  expect(keyed(question).key).not.toBe(key)
})

test('FORM-09 without storage a retry keeps its key until the page is left', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { keyed } = formKeys('contact')
  expect(keyed(question)).toEqual(keyed(question))
})
