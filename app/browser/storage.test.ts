import { afterEach, expect, test, vi } from 'vitest'
import { tabStorage } from '#app/browser/storage.ts'

afterEach(() => vi.unstubAllGlobals())

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

test.each([
  ['absent', undefined],
  ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: forbidden }],
])('FORM-03 storage that is %s stores nothing and throws nothing', (_state, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  tabStorage.set('key', 'value')
  tabStorage.set('key', null)
  tabStorage.clear()
  expect([tabStorage.get('key'), tabStorage.getJson('key')]).toEqual([null, null])
})

test('FORM-03 stored JSON is read back, and broken JSON is read as null', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  tabStorage.set('list', '[1]')
  tabStorage.set('broken', '[1')
  expect([tabStorage.get('list'), tabStorage.getJson('list'), tabStorage.getJson('broken')]).toEqual(['[1]', [1], null])
  tabStorage.set('list', null)
  expect(tabStorage.get('list')).toBeNull()
})
