import { expect, test } from 'vitest'
import { outOfBounds, summarizeTiming } from '#contract/rules/staff/timing.ts'

test('OWN-61 mean and spread cover all measured positions', () => {
  expect(
    summarizeTiming([
      { position: 'dial-up', rate: 4.2, amplitude: 280, beatError: 0.1 },
      { position: 'crown-up', rate: -1.8, amplitude: null, beatError: null },
      { position: 'crown-left', rate: 0.1, amplitude: 251, beatError: 0.3 },
    ]),
  ).toEqual({ meanRate: 0.8, rateSpread: 6, meanAmplitude: 266 })
  expect(summarizeTiming([])).toBeNull()
  expect(Object.is(summarizeTiming([{ position: 'dial-up', rate: -0.01, amplitude: null, beatError: null }])?.meanRate, 0)).toBe(true)
})

test('OWN-61 values out of bounds are reported, the bounds themselves are allowed', () => {
  expect(outOfBounds({ rate: 10, amplitude: 220, beatError: 0.8 })).toEqual([])
  expect(outOfBounds({ rate: -6.1, amplitude: 331, beatError: 0.9 })).toEqual(['rate', 'amplitude', 'beatError'])
  expect(outOfBounds({ rate: 0, amplitude: null, beatError: null })).toEqual([])
})
