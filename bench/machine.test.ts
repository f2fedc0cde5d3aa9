import { expect, test } from 'vitest'
import { assertQuiet, assertStayedQuiet, shareBetween } from '#bench/machine.ts'

test('a busy machine is refused, unless `--busy` is given', () => {
  expect(() => assertQuiet(0.5, false)).toThrow('--busy')
  expect(() => assertQuiet(0.5, true)).not.toThrow()
  expect(() => assertQuiet(0.1, false)).not.toThrow()
})

test('the run fails if the machine became busy meanwhile', () => {
  expect(() => assertStayedQuiet(0.5, false)).toThrow('meanwhile')
  expect(() => assertStayedQuiet(0.5, true)).not.toThrow()
  expect(() => assertStayedQuiet(0.1, false)).not.toThrow()
})

test('the share in use is the time that was not idle, and 1 if no time has passed', () => {
  expect(shareBetween({ idle: 100, all: 200 }, { idle: 150, all: 300 })).toBe(0.5)
  expect(shareBetween({ idle: 100, all: 200 }, { idle: 100, all: 200 })).toBe(1)
})
