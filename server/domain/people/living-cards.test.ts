import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { countBlockedBy } from '#test/lock-waits.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { onPostgres } from '#test/shop.ts'

describe.runIf(onPostgres)('a contact that arrives while its card is erased or merged', () => {
  const calls = peopleCalls()
  const contact = { phone: '+7 916 700-33-01', email: 'vera@example.com' }
  const cardOf = async (thread: number) => (await calls.cardOfThread(thread)).id
  const handlesOf = (id: number) => calls.shop.db.selectFrom('person_handle').select('value').where('person_id', '=', id).execute()
  let asked: Promise<number> | undefined
  afterEach(() => asked)

  test('SAFE-06 OWN-99 gets a new card after the erasure', async () => {
    const id = await cardOf(await calls.ask(contact))
    await calls.shop.db.transaction().execute(async (erasure) => {
      await erasure.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute()
      asked = calls.ask(contact)
      await eventually(() => countBlockedBy(erasure)).toBe(1)
      await sql`update thread set person_id = null where person_id = ${id}`.execute(erasure)
      await erasure.deleteFrom('person_handle').where('person_id', '=', id).execute()
      await erasure
        .updateTable('person')
        .set({ name: '', erased_at: new Date(calls.shop.clock.now) })
        .where('id', '=', id)
        .execute()
    })
    expect(await cardOf((await asked) ?? 0)).not.toBe(id)
    expect(await handlesOf(id)).toEqual([])
    expect(await calls.shop.db.selectFrom('person').select('name').where('id', '=', id).execute()).toEqual([{ name: '' }])
  })

  test('SEC-C10 OWN-79 goes to the remaining card after the merge', async () => {
    const [id, otherId] = [
      await cardOf(await calls.ask({ name: 'Oleg', phone: '+7 916 700-33-02' })),
      await cardOf(await calls.ask(contact)),
    ]
    await calls.shop.db.transaction().execute(async (merge) => {
      await merge.selectFrom('person').select('id').where('id', 'in', [id, otherId]).orderBy('id').forUpdate().execute()
      asked = calls.ask(contact)
      await eventually(() => countBlockedBy(merge)).toBe(1)
      await merge.updateTable('thread').set({ person_id: id }).where('person_id', '=', otherId).execute()
      await merge.updateTable('person_handle').set({ person_id: id }).where('person_id', '=', otherId).execute()
      await merge.updateTable('person').set({ name: 'Vera' }).where('id', '=', id).execute()
      await merge.updateTable('person').set({ merged_into: id }).where('id', '=', otherId).execute()
    })
    expect(await cardOf((await asked) ?? 0)).toBe(id)
    expect(await handlesOf(otherId)).toEqual([])
  })
})
