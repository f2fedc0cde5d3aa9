import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readExportParts } from '#server/domain/people/export-parts.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn, testNow } from '#test/shop.ts'

const calls = peopleCalls()
const { ask, call, card, cardOfThread, list, order, write } = calls
const readExport = (id: number) => calls.shop.db.transaction().execute(async (tx) => readExportParts(tx, await readTraces(tx, id)))

test('OWN-96 a card keeps sizes, tags and the introducer, also after a merge; the list filters by tags', async () => {
  const by = await cardOfThread(await ask({ name: 'Irina Introduces', phone: '+7 916 555-00-01', email: '' }))
  const { id, version } = await cardOfThread(await ask({ name: 'Oleg Sized', phone: '+7 916 555-00-02', email: '' }))
  const patch = (body: object, of = id) => call('PATCH', `/people/${of}/`, body)
  const facts = { sizes: { wrist: '17.5 cm', ring: '62' }, tags: ['Patek', ' patek  fans '], introduced_by: by.id }
  const saved = (await patch({ version, ...facts })).json()
  expect(saved.person).toMatchObject({
    sizes: facts.sizes,
    tags: ['Patek', 'patek fans'],
    introduced_by: { id: by.id, name: 'Irina Introduces' },
  })
  expect((await card(by.id)).introduced).toEqual([{ id, name: 'Oleg Sized' }])
  const listed = await list('tags=patek%20fans,other')
  expect(listed).toMatchObject({ count: 1, results: [{ id, tags: ['Patek', 'patek fans'] }] })
  expect(listed.tags).toContainEqual({ tag: 'Patek', people: 1 })
  expect(await list('tags=nobody')).toMatchObject({ count: 0 })
  const now = saved.person.version
  for (const wrong of [
    { introduced_by: id },
    { introduced_by: 999_999 },
    { sizes: { foot: '42' } },
    { sizes: { ring: 'x'.repeat(21) } },
    { tags: ['a,b'] },
  ])
    expect([wrong, (await patch({ version: now, ...wrong })).statusCode]).toEqual([wrong, 400])
  // sizes and tags are not written to the permanent part of the audit log
  const { rows } = await sql<{
    text: string
  }>`select concat(before, after) as text from audit_change where subject_kind = 'person'`.execute(calls.shop.db)
  for (const { text } of rows) expect(text).not.toMatch(/17\.5|patek/i)
  const other = await cardOfThread(await ask({ name: 'Oleg Again', phone: '+7 916 555-00-03', email: '' }))
  await patch({ version: other.version, sizes: { ring: '61', bracelet: 'M' }, tags: ['VIP dinner'] }, other.id)
  const merged = await write(id, 'merge', { other_id: other.id })
  expect(merged.person).toMatchObject({
    sizes: { wrist: '17.5 cm', ring: '62', bracelet: 'M' },
    tags: ['Patek', 'patek fans', 'VIP dinner'],
    introduced_by: { id: by.id },
  })
  await write(id, 'merge', { other_id: by.id })
  expect(await card(id)).toMatchObject({ introduced_by: null, introduced: [] })
})

test('OWN-96 OWN-99 sizes and tags are exported and erased with the card; erasing the introducer clears the link', async () => {
  const by = await cardOfThread(await ask({ name: 'Inga Before', phone: '+7 916 555-10-01', email: '' }))
  const { id, version } = await cardOfThread(await ask({ name: 'Egor Gone', phone: '+7 916 555-10-02', email: '' }))
  await call('PATCH', `/people/${id}/`, { version, sizes: { wrist: '19.25 cm' }, tags: ['quartz'], introduced_by: by.id })
  const person = (await readExport(id)).find(({ title }) => title === 'person')
  expect(person?.rows).toMatchObject([{ sizes: { wrist: '19.25 cm' }, tags: ['quartz'] }])
  expect((await calls.erase(by.id)).statusCode).toBe(200)
  expect((await card(id)).introduced_by).toBe(null)
  expect((await calls.erase(id)).statusCode).toBe(200)
  const row = await calls.shop.db.selectFrom('person').select(['sizes', 'tags']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toEqual({ sizes: {}, tags: [] })
  const { rows } = await sql<{ text: string }>`select to_json(a)::text as text from audit_personal a`.execute(calls.shop.db)
  for (const { text } of rows) expect(text).not.toMatch(/19\.25|quartz/)
})

test('OWN-99 a consent is kept with its form, time and version of the text, and is exported', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79165552001', first_name: 'Sofia' })
  const form = { name: 'Sofia', phone: '+7 916 555-20-01', email: '' }
  const before = await ask({ ...form, consent: true }, headers)
  const { id } = await cardOfThread(before)
  await sql`insert into page_text_version (page, number, document, facts, is_default, shown_from)
    values ('privacy-policy', 1, '{}', '{}', true, null), ('privacy-policy', 2, '{}', '{}', false, ${new Date(testNow + 1000)}),
      ('privacy-policy', 3, '{}', '{}', true, null)`.execute(calls.shop.db)
  calls.shop.clock.now += 2000
  const after = await ask({ ...form, consent: true }, headers)
  const silent = await ask(form, headers)
  // replaces the database's time by the time of the test clock
  for (const [number, at] of [
    [before, testNow],
    [after, testNow + 2000],
    [silent, testNow + 3000],
  ] as const)
    await sql`update enquiry set created_at = ${new Date(at)} where id = (select enquiry_id from thread where id = ${number})`.execute(
      calls.shop.db,
    )
  const { id: orderId } = await order(customerId, headers, { phone: '+7 916 555-20-01' })
  await calls.shop.db
    .insertInto('saved_search')
    .values({ customer_id: customerId, name: 'Gold', mode: 'watches', query: '', created_at: new Date(testNow) })
    .execute()
  const policy = (number: number) => ({ page: 'privacy-policy', version: number })
  const { consents } = await card(id)
  expect(consents).toHaveLength(5)
  expect(consents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        form: 'contact',
        thread_id: before,
        is_given: true,
        at: new Date(testNow).toISOString(),
        texts: [policy(1)],
      }),
      expect.objectContaining({ form: 'contact', thread_id: after, is_given: true, texts: [policy(2)] }),
      expect.objectContaining({ form: 'contact', thread_id: silent, is_given: false, texts: [] }),
      expect.objectContaining({ form: 'order', order_id: orderId, is_given: true, texts: [{ page: 'terms', version: 1 }, policy(2)] }),
      expect.objectContaining({ form: 'saved-search', is_given: true, texts: [] }),
    ]),
  )
  const part = (await readExport(id)).find(({ title }) => title === 'consents')
  expect(part?.rows).toHaveLength(5)
  expect(part?.rows).toContainEqual(expect.objectContaining({ form: 'contact', is_given: true, policy_version: 2 }))
})
