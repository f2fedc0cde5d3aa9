import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSearch } from '#app/client/alerts.ts'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'

const rolex = { name: 'Rolex', mode: 'watches', query: 'search=rolex' } as const
const alertsWith = (...searches: object[]) => ({ searches, favorites: {}, reach: 'mail' })

function answerReads(read: () => Response): void {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(String(url).includes('/saved-searches/') ? Response.json({ id: 'a' }) : read()))
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  queryClient.setQueryData(queryKeys.alerts, alertsWith())
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('OWN-93 a search that was just saved is in the list, even if the list was loaded shortly before', async () => {
  answerReads(() => Response.json(alertsWith({ id: 'a' })))
  expect(await saveSearch(rolex)).toBe('mail')
  expect(queryClient.getQueryData(queryKeys.alerts)).toMatchObject({ searches: [{ id: 'a' }] })
})

test('OWN-93 a search counts as saved even if reloading the list fails; the list stays marked for another reload', async () => {
  answerReads(() => Response.json({}, { status: 500 }))
  expect(await saveSearch(rolex)).toBeUndefined()
  expect(queryClient.getQueryState(queryKeys.alerts)).toMatchObject({ isInvalidated: true })
})
