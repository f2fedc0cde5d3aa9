import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { findTables } from '#test/find-words.ts'
import { importCalls } from '#test/import-calls.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { createStaff } from '#test/staff.ts'

const calls = peopleCalls()
const head = 'kind,brand,model,price,condition,city\n'
const preview = async (id: number) => (await calls.call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json()

/** Imports a piece on consignment from a list of this supplier. */
async function importFrom(supplier: string, model: string): Promise<void> {
  const files = importCalls(calls.shop, (await createStaff(calls.shop, { roles: ['manager'] })).headers)
  const run = await files.open(`${head}watch,Rolex,${model},9500,excellent,Moscow\n`)
  const chosen = { mapping: run.mapping, has_new_names: false, supplier, whole_file: { kind: null, city_id: null, consignor_share: 8000 } }
  const mapped = await files.call('PUT', `${run.id}/mapping/`, chosen)
  expect(mapped.statusCode, mapped.body).toBe(200)
  await files.apply(run.id)
}

test('OWN-99 DESK-07 a supplier who is a person is erased from pieces and imports by name, once their pieces are settled', async () => {
  const { id } = await calls.cardOfThread(await calls.ask({ name: 'Ottilie Quenby', phone: '+7 916 800-00-31' }))
  await importFrom('Quenby Ottilie', 'Consigned')
  const open = await preview(id)
  expect(open).toMatchObject({ goes: { suppliers: 1 }, stays: { consignments: 1 }, obstacles: [expect.stringMatching(/consign/i)] })
  const erase = () => calls.call('POST', `/people/${id}/erase/`, {}, calls.owner.headers)
  expect((await erase()).statusCode).toBe(409)
  await calls.shop.db.updateTable('piece_private').set({ consignor_paid_cents: 1 }).where('consignor_name', '=', 'Quenby Ottilie').execute()
  expect((await erase()).statusCode).toBe(200)
  await calls.shop.runJobs()
  expect(await findTables(calls.shop, 'quenby')).toEqual([])
})

test('OWN-99 a consignor whose name comes with a contact is another person, and is not erased', async () => {
  const { id } = await calls.cardOfThread(await calls.ask({ name: 'Petronella Quist', phone: '+7 916 800-00-32' }))
  const others = {
    ownership: 'consignment',
    consignor_name: 'Petronella Quist',
    consignor_contact: '+7 916 800-00-99',
    consignor_share: 8000,
  } as const
  await addPiece(calls.shop.db, {}, { private: others })
  await importFrom('Petronella Quist', 'Theirs')
  expect(await preview(id)).toMatchObject({ goes: { suppliers: 0 }, stays: { consignments: 0 }, obstacles: [] })
})
