import { expect, test } from 'vitest'
import { type CallApi, createCallApi } from '#app/client/create-call-api.ts'
import { listMoreRelated, listRelated } from '#app/client/related.ts'

const card = (id: number) => ({ id, photos: ['a', 'b', 'c'] })

function mockCall(body: unknown): { call: CallApi; requestedPaths: string[] } {
  const requestedPaths: string[] = []
  const call = createCallApi(async (path) => {
    requestedPaths.push(path)
    return body
  })
  return { call, requestedPaths }
}

const failing: CallApi = () => Promise.reject(new Error('away'))
const submariner = { id: 2, brand: { name: 'Rolex' } }

test('PDP-04 related watches are of the same brand, exclude the current one, and have a next page', async () => {
  const { call, requestedPaths } = mockCall({ results: [card(1), card(2), card(3)], next: '/api/watches/?page=2' })
  const related = await listRelated(call, 'watch', submariner)
  expect(requestedPaths).toEqual(['/api/watches/?brand=Rolex&page_size=12'])
  expect(related.pieces.map(({ id }) => id)).toEqual([1, 3])
  expect(related.next).toBe('/api/watches/?page=2')
})

test('PDP-04 related jewelry and bags are one page of twelve', async () => {
  const { call, requestedPaths } = mockCall({ results: [card(1)], next: '/api/bags/?page=2' })
  expect((await listRelated(call, 'bag', { id: 9, brand: { name: 'Hermès' } })).next).toBeNull()
  expect((await listRelated(call, 'jewelry', { id: 9, brand: { name: 'Van Cleef & Arpels' } })).next).toBeNull()
  expect(requestedPaths).toEqual(['/api/bags/?brand=Herm%C3%A8s&page_size=12', '/api/jewelry/?brand=Van+Cleef+%26+Arpels&page_size=12'])
})

test('PDP-04 the next page of related watches also excludes the watch on display', async () => {
  const { call, requestedPaths } = mockCall({ results: [card(2), card(4)], next: null })
  expect(await listMoreRelated(call, '/api/watches/?page=2', 2)).toMatchObject({ pieces: [{ id: 4 }], next: null })
  expect(requestedPaths).toEqual(['/api/watches/?page=2'])
})

test('PDP-04 a failure returns an empty list', async () => {
  expect(await listRelated(failing, 'watch', submariner)).toEqual({ pieces: [], next: null })
  expect(await listMoreRelated(failing, '/api/watches/?page=2', 2)).toEqual({ pieces: [], next: null })
})
