import { afterAll, beforeEach, expect, test } from 'vitest'
import { bankOfRussia, parseDayRates } from '#server/ports/bank-of-russia.ts'
import { dayList, listed, openBankOfRussia } from '#test/bank-of-russia-double.ts'

const bank = await openBankOfRussia()
const source = bankOfRussia(bank.url)
const read = (day = '2026-11-21') => source.read(day, new AbortController().signal)
afterAll(() => bank.close())
beforeEach(() => {
  bank.state.isAway = false
  bank.state.list = dayList('21.11.2026')
})

test('DESK-02 reads roubles and dirhams per dollar from the list of a day', async () => {
  expect(await read()).toEqual({ day: '2026-11-21', rub: '81.2', aed: '3.6725' })
  expect(bank.asked.at(-1)).toBe('/scripts/XML_daily.asp?date_req=21/11/2026')
  expect(await read('2026-11-23')).toMatchObject({ day: '2026-11-21' })
})

test('DESK-02 a list that is away, endless or of a later day is refused without its content', async () => {
  bank.state.isAway = true
  await expect(read()).rejects.toThrow('The Bank of Russia answered 503')
  bank.state.isAway = false
  bank.state.list = Buffer.concat([dayList('21.11.2026'), Buffer.alloc(600_000, ' ')])
  await expect(read()).rejects.toThrow('too long a list')
  bank.state.list = dayList('22.11.2026')
  await expect(read()).rejects.toThrow('without usable rates')
  await expect(bankOfRussia('http://127.0.0.1:1').read('2026-11-21', new AbortController().signal)).rejects.toThrow('cannot be reached')
  await expect(source.read('2026-11-21', AbortSignal.abort())).rejects.toThrow('cannot be reached: AbortError')
})

const [dirham, dollar] = listed
const withDollar = (change: object) => listed.map((each) => (each === dollar ? { ...each, ...change } : each))

test.each<[string, Buffer]>([
  ['no XML', Buffer.from('Service unavailable')],
  ['half a list', dayList('21.11.2026').subarray(0, 300)],
  ['no date', dayList('')],
  ['an impossible date', dayList('41.13.2026')],
  ['no dollar', dayList('21.11.2026', dirham ? [dirham] : [])],
  ['no number', dayList('21.11.2026', withDollar({ value: 'n/a' }))],
  ['a rate of zero', dayList('21.11.2026', withDollar({ value: '0,0000' }))],
  ['a wrong nominal', dayList('21.11.2026', withDollar({ nominal: 100 }))],
  ['no nominal', dayList('21.11.2026', withDollar({ nominal: 0 }))],
])('DESK-02 a list with %s has no rates', (_what, bytes) => {
  expect(parseDayRates(bytes)).toBeNull()
})
