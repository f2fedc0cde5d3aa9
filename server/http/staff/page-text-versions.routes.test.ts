import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { publishPlanned } from '#server/domain/page-texts/publish-text.ts'
import { storeChangedDefaults } from '#server/domain/page-texts/store-default.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openPageTextCalls } from '#test/page-text-calls.ts'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = openForFile(openPageTextCalls, ({ setTime }) => setTime())

const lead = (en: string) => ({ lead: { ru: `По-русски: ${en}`, en } })

describe('scheduling', () => {
  const at = new Date(testNow + dayMs).toISOString()

  test('OWN-103 a scheduled draft is published once by two processes, as it was when scheduled; later edits stay a draft', async () => {
    await calls.change('authenticity', lead('From tomorrow.'))
    expect((await calls.step('authenticity', 'plan', { publish_at: new Date(testNow - 1).toISOString() })).statusCode).toBe(400)
    expect((await calls.step('authenticity', 'plan', { publish_at: at })).statusCode).toBe(200)
    expect(await calls.read('authenticity')).toMatchObject({ plan: { publish_at: at, by: 'Ada', is_draft: true } })
    await calls.change('authenticity', lead('Some day.'))
    expect((await calls.read('authenticity')).plan.is_draft).toBe(false)
    await calls.shop.runJobs()
    expect((await calls.shown('authenticity')).lead).not.toBe('From tomorrow.')
    await calls.setTime(testNow + dayMs)
    const { ctx } = calls.shop
    const publishers = [ctx, calls.other.ctx, ctx, calls.other.ctx].map((each) => publishPlanned(each, 'authenticity'))
    await Promise.all([...publishers, calls.shop.runJobs(), calls.other === calls.shop ? null : calls.other.runJobs()])
    await eventually(async () => (await calls.shown('authenticity')).lead).toBe('From tomorrow.')
    const { versions, plan, draft, is_changed: isChanged } = await calls.read('authenticity')
    expect(versions.map(({ shown_from: from }: { shown_from: string | null }) => from)).toEqual([at, null])
    expect([plan, draft.lead.en, isChanged]).toEqual([null, 'Some day.', true])
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entry where action = 'page-text.publish' and subject_id = 'authenticity'`.execute(
      calls.shop.db,
    )
    expect(rows[0]?.count).toBe(1)
    await calls.step('authenticity', 'discard')
  })

  test('OWN-103 a schedule can be cancelled; one whose job was lost runs in the next sweep; publishing at once removes it', async () => {
    await calls.change('contacts', lead('Later.'))
    await calls.step('contacts', 'plan', { publish_at: at })
    expect((await calls.step('contacts', 'plan', { publish_at: null })).statusCode).toBe(200)
    expect((await calls.read('contacts')).plan).toBe(null)
    await calls.step('contacts', 'plan', { publish_at: at })
    await calls.shop.db.deleteFrom('job').where('kind', '=', 'publish-page-text').execute()
    await calls.setTime(testNow + dayMs + hourMs)
    await calls.shop.runJobs()
    await eventually(async () => (await calls.shown('contacts')).lead).toBe('Later.')
    await calls.setTime()
    await calls.change('contacts', lead('Now.'))
    await calls.step('contacts', 'plan', { publish_at: at })
    await calls.step('contacts', 'publish')
    expect((await calls.read('contacts')).plan).toBe(null)
    expect((await calls.step('contacts', 'publish')).statusCode).toBe(409)
  })

  test('OWN-103 OWN-26 a scheduled publication that was undone stays undone', async () => {
    const before = await calls.shown('service')
    await calls.change('service', lead('Too early.'))
    await calls.step('service', 'plan', { publish_at: at })
    await calls.setTime(testNow + dayMs)
    await calls.shop.runJobs()
    await eventually(async () => (await calls.shown('service')).lead).toBe('Too early.')
    const entries = calls.shop.db.selectFrom('audit_entry').select('id').where('action', '=', 'page-text.publish')
    const { id } = await entries.where('subject_id', '=', 'service').executeTakeFirstOrThrow()
    expect((await calls.call('POST', `audit/${id}/undo/`, {})).statusCode).toBe(200)
    await calls.setTime(testNow + 2 * dayMs)
    await calls.shop.runJobs()
    expect(await calls.read('service')).toMatchObject({ plan: null, is_own: false, is_changed: true })
    await eventually(() => calls.shown('service')).toEqual(before)
  })
})

describe('versions', () => {
  test('OWN-103 INFO-10 a policy keeps every version by date with the facts of that time, and any can be restored', async () => {
    const first = await calls.shown('terms')
    expect(first.earlier).toEqual([])
    const publish = async (text: string, days: number) => {
      await calls.setTime(testNow + days * dayMs)
      await calls.change('terms', lead(text))
      await calls.step('terms', 'publish')
      await eventually(async () => (await calls.shown('terms')).lead).toBe(text)
    }
    await publish('Version of {{since}}: two, {{phone}}.', 1)
    await publish('Three.', 2)
    await publish('Four.', 2)
    const { earlier } = await calls.shown('terms')
    const day = (days: number) => new Date(testNow + days * dayMs).toISOString()
    expect(earlier).toEqual([
      { version: day(2).slice(0, 10), from: day(2), until: day(2) },
      { version: day(1).slice(0, 10), from: day(1), until: day(2) },
      { version: 'first', from: null, until: day(1) },
    ])
    const version = (name: string) => calls.other.get(`/api/policy-version/?name=terms&version=${name}`)
    expect((await version('first')).json()).toMatchObject({ lead: first.lead, parts: first.parts, facts: { since: expect.any(String) } })
    expect((await version(day(1).slice(0, 10))).json().lead).toBe('Version of {{since}}: two, {{phone}}.')
    expect((await version('2020-01-01')).statusCode).toBe(404)
    const compared = (await calls.call('GET', 'page-texts/terms/versions/3/')).json()
    expect([compared.text.lead.en, compared.before.lead.en]).toEqual(['Three.', 'Version of {{since}}: two, {{phone}}.'])
    expect((await calls.step('terms', 'versions/1/restore')).statusCode).toBe(200)
    await calls.step('terms', 'publish')
    await eventually(async () => (await calls.shown('terms')).lead).toBe(first.lead)
    expect(await calls.read('terms')).toMatchObject({ is_own: false, is_changed: false })
    expect((await calls.shown('terms')).earlier.map(({ version: name }: { version: string }) => name)).toEqual([
      `${day(2).slice(0, 10)}-2`,
      day(2).slice(0, 10),
      day(1).slice(0, 10),
      'first',
    ])
    expect((await calls.step('terms', 'versions/99/restore')).statusCode).toBe(404)
    expect((await calls.call('GET', 'page-texts/terms/versions/99/')).statusCode).toBe(404)
  })

  test('OWN-103 OWN-99 a default text that an update changed is a version of its own, shown from the start of the update', async () => {
    const before = lead('The default of an older version of the shop.')
    const { draft } = await calls.read('privacy-policy')
    const facts = { ru: {}, en: {} }
    const version = { page: 'privacy-policy' as const, facts: JSON.stringify(facts), staff_id: null }
    const old = { ...version, document: JSON.stringify({ ...draft, ...before }), is_default: true }
    const own = { ...version, document: JSON.stringify(draft), is_default: false }
    const day = (days: number) => new Date(testNow + days * dayMs)
    await calls.shop.db
      .insertInto('page_text_version')
      .values([
        { ...old, number: 1, shown_from: null },
        { ...own, number: 2, shown_from: day(1) },
        { ...old, number: 3, shown_from: day(2) },
      ])
      .execute()
    await calls.setTime(testNow + 3 * dayMs)
    await storeChangedDefaults(calls.shop.ctx)
    await storeChangedDefaults(calls.other.ctx)
    await calls.setTime(testNow + 4 * dayMs)
    await calls.change('privacy-policy', lead('Own again.'))
    await calls.step('privacy-policy', 'publish')
    const { versions } = await calls.read('privacy-policy')
    expect(versions.map(({ shown_from: from }: { shown_from: string | null }) => from)).toEqual([
      ...[4, 3, 2, 1].map((days) => day(days).toISOString()),
      null,
    ])
    await eventually(async () => (await calls.shown('privacy-policy')).lead).toBe('Own again.')
    const { earlier } = await calls.shown('privacy-policy')
    expect(earlier.map(({ until }: { until: string }) => until)).toEqual([4, 3, 2, 1].map((days) => day(days).toISOString()))
    await calls.setTime()
  })

  test('OWN-103 the database refuses to change or delete a version', async () => {
    await expect(sql`update page_text_version set document = '{}'`.execute(calls.shop.db)).rejects.toThrow()
    await expect(sql`delete from page_text_version`.execute(calls.shop.db)).rejects.toThrow()
  })
})

describe('the preview', () => {
  test('OWN-103 a preview shows the draft, uncached, to holders of its link; without the content permission none can be made', async () => {
    await calls.change('privacy-policy', lead('Only a draft.'))
    const { path } = (await calls.step('privacy-policy', 'preview')).json()
    expect(path).toMatch(/^\/privacy-policy\?preview=/)
    const token = path.split('=')[1]
    const url = `/api/page-text/draft/?name=privacy-policy&token=${token}`
    const seen = await calls.other.get(url)
    expect([seen.statusCode, seen.headers['cache-control'], seen.json().lead]).toEqual([200, 'no-store', 'Only a draft.'])
    expect((await calls.other.get(`${url}x`)).statusCode).toBe(404)
    const expert = await createStaff(calls.shop, { roles: ['expert'] })
    for (const [method, name] of [
      ['GET', ''],
      ['GET', 'terms/'],
      ['POST', 'terms/preview/'],
      ['POST', 'terms/publish/'],
    ] as const)
      expect((await calls.call(method, `page-texts/${name}`, method === 'POST' ? { version: 1 } : undefined, expert)).statusCode).toBe(403)
  })
})
