import { describe, expect, test } from 'vitest'
import { formCalls, visit } from '#test/form-calls.ts'

const calls = formCalls()
const { post, storedEnquiries: stored } = calls

test.each(['0001-01-01', '9999-12-31'])('API-09 SEC-D7 a robot that books the day %s gets the same error as a person', async (date) => {
  for (const website of ['', 'spam']) {
    const response = await post('/api/appointments/', { ...visit, date, time: '15:00', website })
    expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([400, ['date']])
  }
})

describe('a visit', () => {
  test.each([
    ['date', { date: '2026-11-20' }],
    ['date', { date: '2027-01-01' }],
    ['date', { date: '2026-02-30' }],
    ['time', { time: '09:30' }],
    ['time', { time: '21:00' }],
    ['time', { date: '2026-11-21', time: '11:00' }],
    ['time', { time: '15:10' }],
    ['time', { time: '25:00' }],
  ])('FORM-05 is refused because of its %s: %o', async (field, change) => {
    const response = await post('/api/appointments/', { ...visit, ...change })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  test('FORM-05 gets a calendar entry at a secret URL', async () => {
    const taken = (await post('/api/appointments/', { ...visit, city: 'dubai' })).json()
    expect(taken).toMatchObject({
      starts_at: '2026-11-24T11:30:00.000Z',
      calendar_url: expect.stringMatching(/^\/visits\/[\w-]{22}\.ics$/),
    })
    const entry = await calls.shop.get(taken.calendar_url)
    expect(entry.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' })
    const lines = entry.body.split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261124T113000Z', 'DTEND:20261124T123000Z', 'SUMMARY:Visit to Vitrine']))
    expect(lines).toContain('LOCATION:Business Bay\\, Dubai\\, UAE')
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'TRIGGER:-PT2H']))
    // RFC 5545: every line, including the last, ends with a line break and has at most 75 bytes
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(entry.body).not.toMatch(/Анна|7800/)
    expect((await calls.shop.get(`/visits/${'x'.repeat(22)}.ics`)).statusCode).toBe(404)
    expect((await calls.shop.get('/visits/..%2F.ics')).statusCode).toBe(400)
  })
})
