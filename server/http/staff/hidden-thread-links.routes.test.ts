import { expect, test } from 'vitest'
import { buybackCalls } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { createStaff } from '#test/staff.ts'

const { calls, offer, request } = buybackCalls()

/** Overrides the default email, because the visit form has no email field. */
const noEmail = { email: undefined }

type Headers = Record<string, string>
type Linked = { thread_id: number | null }

const get = async (path: string, headers?: Headers) => {
  const response = await request('GET', path, undefined, headers)
  expect([path, response.statusCode]).toEqual([path, 200])
  return response.json()
}
const ascending = (one: number | null, other: number | null) => Number(one) - Number(other)
const linksOf = (lines: readonly Linked[]) => lines.map(({ thread_id: id }) => id)

/** Hides a thread from sellers: opens a buyback in it and removes its assignee. A seller sees a buyback only as its assignee. */
async function hide(thread: number): Promise<void> {
  const { statusCode } = await request('POST', `/threads/${thread}/buyback/`, { brand: 'Rolex', model: 'Hidden' })
  expect(statusCode).toBe(201)
  await calls.shop.db.updateTable('thread').set({ assignee_id: null }).where('id', '=', thread).execute()
}

test('OWN-03 OWN-89 a piece, a known serial number, a visit and a card link to no thread that the reader may not see', async () => {
  const { shop } = calls
  const { headers: seller, staffId } = await createStaff(shop, { roles: ['seller'] })
  const sold = await offer({ serial: 'V123456' })
  const visiting = await calls.ask({ ...noEmail, city: 'moscow', date: '2026-11-24', time: '15:30' }, '/api/appointments/')
  const wanting = await calls.ask({ brand: 'Rolex', model: 'Hiddenia', consent: true }, '/api/missing-model-requests/')
  const open = await calls.ask({ ...noEmail, city: 'moscow', date: '2026-11-25', time: '15:30' }, '/api/appointments/')
  await hide(visiting)
  await hide(wanting)
  const piece = await addPiece(shop.db, { model_name: 'Hiddenia' }, { private: { serial: 'v 123456' } })
  await shop.catalog.refresh()
  const { person_id: person } = await calls.read(sold)
  const linksFor = async (headers?: Headers) => {
    const card = await get(`/people/${person}/`, headers)
    const asked = await request('POST', '/serials/known/', { serial: 'V123456', except_id: piece }, headers)
    const may = ({ known }: { known: { id: number; may_open: boolean }[] }) => known.map(({ id, may_open: mayOpen }) => [id, mayOpen])
    return {
      serial: may(await get(`/pieces/${piece}/serial/`, headers)),
      typed: may({ known: asked.json().results }),
      wanted: linksOf((await get(`/pieces/${piece}/wanted/`, headers)).results),
      allWanted: linksOf((await get('/wanted/', headers)).results),
      visits: linksOf((await get('/visits/?from=2026-11-24&to=2026-11-25', headers)).results),
      consents: linksOf(card.consents).toSorted(ascending),
      cardVisits: linksOf(card.visits),
      cardWanted: linksOf(card.wanted),
    }
  }
  const ofAll = [sold, visiting, wanting, open].toSorted(ascending)
  expect(await linksFor()).toEqual({
    serial: [[sold, true]],
    typed: [[sold, true]],
    wanted: [wanting],
    allWanted: [wanting],
    visits: [visiting, open],
    consents: ofAll,
    cardVisits: [open, visiting],
    cardWanted: [wanting],
  })
  expect(await linksFor(seller)).toEqual({
    serial: [[sold, false]],
    typed: [[sold, false]],
    wanted: [null],
    allWanted: [null],
    visits: [null, open],
    consents: [open, null, null, null].toSorted(ascending),
    cardVisits: [open, null],
    cardWanted: [null],
  })
  for (const id of [sold, visiting, wanting]) await calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: staffId })
  expect(await linksFor(seller)).toEqual(await linksFor())
})
