import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { onPostgres } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

const opened = useTestDatabase()

const nameOfBrand = async () =>
  (await opened.database.db.selectFrom('brand').select('name').where('id', '=', 1).executeTakeFirstOrThrow()).name

test('a transaction commits all of its work', async () => {
  const { db } = opened.database
  const result = await transaction(db, async (tx) => {
    await tx.updateTable('brand').set({ name: 'First' }).where('id', '=', 1).execute()
    return 'done'
  })
  expect([result, await nameOfBrand()]).toEqual(['done', 'First'])
})

test('a throw rolls back all of a transaction', async () => {
  const { db } = opened.database
  const before = await nameOfBrand()
  const failing = transaction(db, async (tx) => {
    await tx.updateTable('brand').set({ name: 'Second' }).where('id', '=', 1).execute()
    throw new Error('halfway')
  })
  await expect(failing).rejects.toThrow('halfway')
  expect(await nameOfBrand()).toBe(before)
})

test('a query on the outer handle inside a transaction throws instead of hanging', async () => {
  const { db } = opened.database
  const byBuilder = transaction(db, () => db.selectFrom('brand').select('id').execute())
  await expect(byBuilder).rejects.toThrow('Use the handle of the open transaction')
  const byText = transaction(db, () => sql`select 1`.execute(db))
  await expect(byText).rejects.toThrow('Use the handle of the open transaction')
})

test('a nested transaction throws', async () => {
  const { db } = opened.database
  const nested = transaction(db, () => transaction(db, async () => 'never'))
  await expect(nested).rejects.toThrow('A transaction is already open')
})

test('the outer handle works after a transaction and concurrently with one', async () => {
  const { db } = opened.database
  const [inside, beside] = await Promise.all([
    transaction(db, (tx) => tx.selectFrom('brand').select('id').orderBy('id').limit(1).execute()),
    db.selectFrom('brand').select('id').orderBy('id').limit(1).execute(),
  ])
  expect(inside).toEqual(beside)
})

test.runIf(onPostgres)('both of two deadlocked transactions commit: the one that PostgreSQL aborts is retried', async () => {
  const { db } = opened.database
  const prices = () =>
    db.selectFrom('piece').select(['id', 'price_cents']).where('price_cents', 'is not', null).orderBy('id').limit(2).execute()
  const [one, two] = (await prices()).map(({ id }) => id)
  let runs = 0
  let holding = 0
  let release = () => {}
  const bothHold = new Promise<void>((resolve) => (release = resolve))
  const works: Promise<void>[] = []
  const reprice = (cents: number, ids: readonly (number | undefined)[], other: number) => {
    let isRetry = false
    return transaction(db, async (tx) => {
      runs++
      // without waiting, the retried transaction may overtake the other one and deadlock again
      if (isRetry) await works[other]
      isRetry = true
      for (const [at, id] of ids.entries()) {
        await tx
          .updateTable('piece')
          .set({ price_cents: cents })
          .where('id', '=', id ?? 0)
          .execute()
        if (at === 0 && ++holding === 2) release()
        await bothHold
      }
    })
  }
  works.push(reprice(1_000_000, [one, two], 1), reprice(2_000_000, [two, one], 0))
  await Promise.all(works)
  const [first, second] = (await prices()).map(({ price_cents: cents }) => cents)
  expect(first).toBe(second)
  expect(runs).toBe(3)
})
