import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { findTables } from '#test/find-words.ts'
import { importCalls } from '#test/import-calls.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = peopleCalls()
const head = 'kind,brand,model,price,condition,city\n'
const preview = async (id: number) => (await calls.call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json()

async function stored(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from ${sql.table(table)}`.execute(calls.shop.db)
  return rows.map(({ text }) => text)
}

async function importFrom(supplier: string, model: string): Promise<void> {
  const files = importCalls(calls.shop, (await createStaff(calls.shop, { roles: ['manager'] })).headers)
  const run = await files.open(`${head}watch,Rolex,${model},9500,excellent,Moscow\n`)
  const chosen = { mapping: run.mapping, has_new_names: false, supplier, whole_file: { kind: null, city_id: null, consignor_share: 8000 } }
  const mapped = await files.call('PUT', `${run.id}/mapping/`, chosen)
  expect(mapped.statusCode, mapped.body).toBe(200)
  await files.apply(run.id)
}

test('OWN-99 DESK-07 a supplier who is a person is erased from pieces and imports by name, once their pieces are settled', async () => {
  const { headers } = await signIn(calls.shop, { first_name: 'Ottilie', last_name: 'Quenby', phone: '79168000031' })
  const { id } = await calls.cardOfThread(await calls.ask({ name: 'Ottilie Quenby', phone: '+7 916 800-00-31' }, headers))
  await importFrom('Quenby Ottilie', 'Consigned')
  const open = await preview(id)
  expect(open).toMatchObject({ goes: { suppliers: 1 }, stays: { consignments: 1 }, obstacles: [expect.stringMatching(/consign/i)] })
  const erase = () => calls.erase(id)
  expect((await erase()).statusCode).toBe(409)
  await calls.shop.db.updateTable('piece_private').set({ consignor_paid_cents: 1 }).where('consignor_name', '=', 'Quenby Ottilie').execute()
  expect((await erase()).statusCode).toBe(200)
  await calls.shop.runJobs()
  expect(await findTables(calls.shop, 'quenby')).toEqual([])
})

test('OWN-99 a consignor of the same name with another contact is another person, so no supplier of that name is erased', async () => {
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

test('OWN-99 DESK-07 a supplier stays when a visitor who typed its name into a form is erased', async () => {
  const { id } = await calls.cardOfThread(await calls.ask({ name: 'Chrono Lux', phone: '+7 916 800-00-33' }))
  await importFrom('Chrono Lux', 'Supplied')
  const words = () =>
    Promise.all([stored('import_supplier', 'name'), stored('import_run', 'supplier'), stored('piece_private', 'consignor_name')])
  const before = await words()
  expect(await preview(id)).toMatchObject({ goes: { suppliers: 0 }, stays: { consignments: 0 }, obstacles: [] })
  expect((await calls.erase(id)).statusCode).toBe(200)
  await calls.shop.runJobs()
  expect(await words()).toEqual(before)
  expect(before.every((found) => found.includes('Chrono Lux'))).toBe(true)
})

test('OWN-99 DESK-07 a supplier whose name only contains that of a customer stays', async () => {
  const { headers } = await signIn(calls.shop, { first_name: 'Rolf', last_name: 'Sundry', phone: '79168000034' })
  const { id } = await calls.cardOfThread(await calls.ask({ name: 'Rolf Sundry', phone: '+7 916 800-00-34' }, headers))
  await importFrom('Rolf Sundry and Sons', 'Sundried')
  expect(await preview(id)).toMatchObject({ goes: { suppliers: 0 }, stays: { consignments: 0 }, obstacles: [] })
  await calls.erase(id)
  expect(await stored('import_supplier', 'name')).toContain('Rolf Sundry and Sons')
  expect(await stored('piece_private', 'consignor_name')).toContain('Rolf Sundry and Sons')
})

test('OWN-99 DESK-07 a name that the staff entered on a card also matches the supplier of that name', async () => {
  const { id, version } = await calls.cardOfThread(await calls.ask({ name: 'Undine', phone: '+7 916 800-00-35' }))
  await importFrom('Undine Varley', 'Varied')
  await calls.call('PATCH', `/people/${id}/`, { version, name: 'Undine Varley' })
  expect(await preview(id)).toMatchObject({ goes: { suppliers: 1 }, stays: { consignments: 1 } })
})
