import { expect, test } from 'vitest'
import { bulkCalls } from '#test/bulk-calls.ts'

const calls = bulkCalls()
const { post, preview, apply, versions, addPieces } = calls

test('OWN-42 tags are added to and removed from many pieces with a preview, found by a filter, counted and undone', async () => {
  const [first = 0, second = 0, third = 0] = await addPieces([1_000_000, 2_000_000, 3_000_000])
  const ids = [first, second, third]
  await apply(await versions([third]), { do: 'tag', tags: ['fair'], entries: 'add' })
  const change = { do: 'tag', tags: [' for  the fair ', 'fair'], entries: 'add' }
  expect((await preview(ids, change)).map(({ changes }: { changes: object[] }) => changes)).toEqual([
    [{ column: 'tags', from: 'nothing', to: 'for the fair, fair' }],
    [{ column: 'tags', from: 'nothing', to: 'for the fair, fair' }],
    [{ column: 'tags', from: 'fair', to: 'fair, for the fair' }],
  ])
  const done = await apply(await versions(ids), change)
  expect(done).toMatchObject({ done: 3, failed: [] })
  const get = async (url: string) => (await calls.shop.app.inject({ url: `/api/staff/${url}`, headers: calls.manager.headers })).json()
  const findByTags = async (tags: string) => {
    const { results } = await get(`pieces/?tags=${encodeURIComponent(tags)}&ordering=oldest`)
    return results.map(({ id, tags: own }: { id: number; tags: string[] }) => [id, own.toSorted()])
  }
  expect(await findByTags('for the fair')).toEqual(ids.map((id) => [id, ['fair', 'for the fair']]))
  expect(await get('tags/')).toEqual({
    results: [
      { tag: 'fair', pieces: 3 },
      { tag: 'for the fair', pieces: 3 },
    ],
  })
  await apply(await versions([first]), { do: 'tag', tags: ['fair', 'unheard-of'], entries: 'remove' })
  expect((await findByTags('fair')).map(([id]: [number]) => id)).toEqual([second, third])

  const version = (await versions([second]))[0]?.version
  const put = (tags: string[]) =>
    calls.shop.app.inject({
      method: 'PUT',
      url: `/api/staff/pieces/${second}/tags/`,
      payload: { version, tags },
      headers: calls.manager.headers,
    })
  expect((await put(['a,b'])).statusCode).toBe(400)
  expect((await put(Array.from({ length: 21 }, (_, at) => `tag ${at}`))).statusCode).toBe(400)
  expect((await put(['vip'])).json().tags).toEqual(['vip'])
  expect((await put(['late'])).statusCode).toBe(409)
  const full = { do: 'tag', tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`), entries: 'add' }
  expect((await apply(await versions([second]), full)).failed[0].problem).toBe('A piece can have 20 tags at most.')

  const [last] = await calls.shop.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).execute()
  expect((await post(`audit/${last?.id}/undo/`, {})).statusCode).toBe(200)
  expect((await get(`pieces/${second}/`)).tags.toSorted()).toEqual(['fair', 'for the fair'])
})
