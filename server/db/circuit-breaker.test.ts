import { expect, test, vi } from 'vitest'
import { createCircuitBreaker } from '#server/db/circuit-breaker.ts'
import { eventually } from '#test/eventually.ts'

test('OPS-08 during an outage the first request waits for a probe and fails, later ones fail at once, until a probe succeeds', async () => {
  const probes: PromiseWithResolvers<void>[] = []
  const probe = () => {
    const one = Promise.withResolvers<void>()
    probes.push(one)
    return one.promise
  }
  const [onTrip, onRecover] = [vi.fn(), vi.fn()]
  const breaker = createCircuitBreaker({ probe, onTrip, onRecover })
  await breaker.pass()
  breaker.trip(new Error('no response'))
  const first = breaker.pass()
  probes[0]?.reject(new Error('no response'))
  await expect(first).rejects.toMatchObject({ code: 'unavailable' })
  await eventually(() => probes).toHaveLength(2)
  // while the second probe is pending, queries fail immediately
  await expect(breaker.pass()).rejects.toMatchObject({ code: 'unavailable' })
  breaker.trip(new Error('no response'))
  expect([onTrip.mock.calls.length, onRecover.mock.calls.length]).toEqual([1, 0])
  probes[1]?.resolve()
  await eventually(() => breaker.pass()).toBeUndefined()
  expect(onRecover).toHaveBeenCalledTimes(1)
})
