import { expect, test, vi } from 'vitest'
import { callUrl, createCallApi, type Send } from '#app/client/create-call-api.ts'

const send = vi.fn<Send>(async () => undefined)
const call = createCallApi(send)

test('API-12 a call is sent with its method, its path with the parameters filled in, and its body', async () => {
  await call('PATCH /api/addresses/:id/', { params: { id: 'a/b?' }, body: { comment: 'Ring twice' } })
  expect(send).toHaveBeenLastCalledWith('/api/addresses/a%2Fb%3F/', { method: 'PATCH', body: { comment: 'Ring twice' } })
})

test('CAT-03 API-12 equal queries have equal URLs, which omit empty values and the first page', async () => {
  await call('GET /api/watches/', { query: { search: '', min_price: 5, brand_ids: [10, 9], page_size: 24, page: 1 } })
  expect(send).toHaveBeenLastCalledWith('/api/watches/?brand_ids=9%2C10&min_price=5&page_size=24', { method: 'GET' })
  expect(callUrl('GET /api/videos/', { query: { page: 2, page_size: 12 } })).toBe('/api/videos/?page_size=12&page=2')
})

test('API-12 another page of a list is requested at the URL that the list returned', async () => {
  const { signal } = new AbortController()
  await call('GET /api/videos/', { url: '/api/videos/?page=2', signal })
  expect(send).toHaveBeenLastCalledWith('/api/videos/?page=2', { method: 'GET', signal })
})
