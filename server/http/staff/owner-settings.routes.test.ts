import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definitionOf, ownerSettingNames } from '#contract/rules/staff/owner-setting-definitions.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'
import { ownerSettingCalls } from '#test/owner-setting-calls.ts'

const calls = ownerSettingCalls({ RESERVATION_HOURS: '36', BACKUP_HOUR: '3', SMSRU_API_ID: 'hidden-word' })
const { call, read, change, undo, errorsOf } = calls

test('OWN-114 each setting has bounds and a default, which the environment may set; no secret is exposed', async () => {
  const { changed, defaults, version } = await read(calls.expert)
  expect(version).toBe(1)
  expect(Object.keys(changed)).toEqual(ownerSettingNames)
  expect(Object.values(changed).every((value) => value === null)).toBe(true)
  expect(defaults).toMatchObject({ reservation_hours: 36, backup_hour: 3, backup_keep: 7, hold_hours: 48, staff_idle_minutes: 60 })
  for (const name of ownerSettingNames) {
    const { min, max, usual } = definitionOf(name)
    expect([name, min <= usual && usual <= max && min < max]).toEqual([name, true])
  }
  expect(JSON.stringify(await read())).not.toMatch(/hidden-word|secret|password|token|key/i)
})

test('OWN-114 every setting shown is read by some code', () => {
  const files = ['server/domain', 'server/http', 'server/start', 'server/web', 'backoffice/sections', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      /\.tsx?$/.test(file) && !/\.test\.|sections\/settings|settings\/owner-settings/.test(`${folder}/${file}`)
        ? [readFileSync(`${folder}/${file}`, 'utf8')]
        : [],
    ),
  )
  const source = files.join('\n')
  const replies = threadKinds.map((kind) => `reply_${kind}_hours`)
  const unread = ownerSettingNames.filter((name) => !replies.includes(name) && !new RegExp(`\\b${name}\\b`).test(source))
  expect(unread).toEqual([])
  expect(ownerSettingNames.filter((name) => name.startsWith('reply_')).toSorted()).toEqual(replies.toSorted())
})

test('OWN-114 an invalid, out-of-bounds or contradictory number is refused with its reason, and nothing is saved', async () => {
  const english = { reservation_hours: ['The number is out of bounds.'] }
  expect(errorsOf(await change({ reservation_hours: 721 }))).toEqual([400, english])
  expect(errorsOf(await change({ reservation_hours: 0, hold_hours: 24 }))).toEqual([400, english])
  expect(errorsOf(await change({ hold_hours: 100, hold_max_days: 4 }))).toEqual([
    400,
    { hold_hours: ['This is longer than another setting allows.'], hold_max_days: ['This is shorter than another setting.'] },
  ])
  expect(errorsOf(await change({ hold_max_days: 20 }))).toEqual([400, { hold_max_days: ['This is shorter than another setting.'] }])
  for (const wrong of [
    { reservation_hours: 1.5 },
    { reservation_hours: '48' },
    { reservation_hours: {} },
    { auth_secret: 1 },
    { hold_hours: 1e9 },
  ])
    expect((await change(wrong)).statusCode).toBe(400)
  expect(await read()).toMatchObject({ version: 1, changed: { reservation_hours: null, hold_hours: null } })
})

test('OWN-114 a manager changes trade settings, but not those of records and access; an expert changes none', async () => {
  expect((await change({ staff_idle_minutes: 600 }, calls.manager)).statusCode).toBe(403)
  expect((await change({ hold_hours: 24, enquiries_days: 30 }, calls.manager)).statusCode).toBe(403)
  expect((await change({ hold_hours: 24 }, calls.expert)).statusCode).toBe(403)
  expect((await read()).version).toBe(1)
  const changed = await change({ hold_hours: 24 }, calls.manager)
  expect([changed.statusCode, changed.json().thresholds.changed.hold_hours]).toEqual([200, 24])
  expect((await undo(changed)).statusCode).toBe(200)
  expect((await read()).changed.hold_hours).toBeNull()
})

test('OWN-114 a stale change is refused with the current values; each change is audited with both values and can be undone', async () => {
  const { version } = await read()
  const first = await call('PATCH', '/thresholds/', { version, album_days: 10 })
  expect(first.statusCode).toBe(200)
  const second = await call('PATCH', '/thresholds/', { version, album_days: 20 }, calls.manager)
  expect([second.statusCode, second.json()]).toMatchObject([409, { current: { album_days: 10 } }])
  const again = await change({ album_days: 12 })
  const entry = (await call('GET', `/audit/${again.json().action_id}/`)).json()
  expect(JSON.stringify(entry)).toContain('album_days')
  expect(entry).toMatchObject({ action: 'shop.change-thresholds', changes: [{ before: { value: 10 }, after: { value: 12 } }] })
  expect((await undo(again)).statusCode).toBe(200)
  expect((await read()).changed.album_days).toBe(10)
  expect((await change({ album_days: null })).json().thresholds.changed.album_days).toBeNull()
})
