import { expect, test } from 'vitest'
import { assertQuiet, shareBetween } from '#bench/machine.ts'
import { readOptions } from '#bench/options.ts'

const known = ['cached', 'sizes']

test('benches are selected by name; an unknown name or option is an error', () => {
  expect(readOptions([], known)).toEqual({ benches: [], mayBeBusy: false, against: null })
  expect(readOptions(['sizes', '--busy'], known)).toEqual({ benches: ['sizes'], mayBeBusy: true, against: null })
  expect(() => readOptions(['size'], known)).toThrow('There is no bench size')
  expect(() => readOptions(['--bussy'], known)).toThrow('--bussy')
})

test('`against` takes the URL of another shop and at least one path', () => {
  const args = ['against', 'http://127.0.0.1:9000/shop', '--list', '/products?limit=24', '--detail', '/products/1']
  expect(readOptions(args, known).against).toEqual({
    origin: 'http://127.0.0.1:9000',
    paths: [
      { name: 'list', path: '/products?limit=24' },
      { name: 'detail', path: '/products/1' },
    ],
  })
  for (const wrong of [['against'], ['against', 'http://a.example'], ['against', 'nowhere', '--list', '/'], [...args, 'sizes']])
    expect(() => readOptions(wrong, known), wrong.join(' ')).toThrow('npm run bench -- against')
})

test('a busy machine is measured only with `--busy`', () => {
  const share = shareBetween({ idle: 100, all: 200 }, { idle: 150, all: 300 })
  expect(share).toBe(0.5)
  expect(() => assertQuiet(share, false)).toThrow('--busy')
  expect(() => assertQuiet(share, true)).not.toThrow()
  expect(() => assertQuiet(0.1, false)).not.toThrow()
  // without elapsed time, the machine counts as busy
  expect(shareBetween({ idle: 1, all: 1 }, { idle: 1, all: 1 })).toBe(1)
})
