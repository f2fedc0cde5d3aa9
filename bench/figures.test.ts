import { expect, test } from 'vitest'
import { inTurn, ratio, spreadOf, tableOf } from '#bench/figures.ts'
import { readOutput } from '#bench/wrk.ts'

const row = { what: 'script of /', aim: '≤ 140 kB', reached: true }

test('a table fails without rows, and if a row has no figure', () => {
  for (const figure of ['', ' ', 'NaN kB', 'undefined MB', 'Infinity'])
    expect(() => tableOf('sizes', [{ ...row, figure }]), figure).toThrow('script of /')
  expect(() => tableOf('sizes', [])).toThrow('measured nothing')
  expect(tableOf('sizes', [{ ...row, figure: '131.6 kB' }])).toContain('| script of / | 131.6 kB | ≤ 140 kB | yes |')
})

test('a ratio is the median of five rounds, with the minimum and the maximum', () => {
  const found = [50, 10, 40, 20, 30].map((rate) => ({ rate, baseline: 100 }))
  expect(ratio('list', found, 0.3)).toEqual({
    what: 'list',
    figure: '0.30 (0.10 to 0.50; 30 to 100 a second)',
    aim: '≥ 0.3',
    reached: true,
  })
  expect(ratio('list', found, 0.31).reached).toBe(false)
})

test('a ratio fails without rounds, and if a rate is not a positive number', () => {
  for (const rate of [0, Number.NaN, Infinity]) expect(() => ratio('list', [{ rate, baseline: 1 }], 0.3)).toThrow('not measured')
  expect(() => ratio('list', [{ rate: 1, baseline: 0 }], 0.3)).toThrow('not measured')
  expect(() => ratio('list', [], 0.3)).toThrow('Nothing was measured')
  expect(() => spreadOf([])).toThrow('Nothing was measured')
})

test('the baseline and the shop are measured alternately', async () => {
  const turns: string[] = []
  const side = (name: string) => () => Promise.resolve(turns.push(name))
  expect(await inTurn(side('shop'), side('floor'))).toHaveLength(5)
  expect(turns.join(' ')).toBe(Array.from({ length: 5 }, () => 'floor shop').join(' '))
})

const printed = `Running 3s test
  Latency Distribution
     50%    1.20ms
     75%    1.50ms
     90%  900.00us
     99%    2.00s
Requests/sec:   5400.10`

test('the output of the load generator is parsed, and a missing figure or a failed request is an error', () => {
  expect(readOutput(printed, { origin: 'shop', mayTimeOut: false })).toEqual({ perSecond: 5400.1, p50Ms: 1.2, p99Ms: 2000 })
  expect(() => readOutput('Requests/sec:   0.00', { origin: 'shop', mayTimeOut: false })).toThrow('not measured')
  expect(() => readOutput(printed.replace(/99%.*/, ''), { origin: 'shop', mayTimeOut: false })).toThrow('p99 of shop')
  expect(() => readOutput(`${printed}\n  Non-2xx or 3xx responses: 7`, { origin: 'shop', mayTimeOut: false })).toThrow('7 failed')
})
