import { expect, test, vi } from 'vitest'
import { peopleCalls } from '#test/people-calls.ts'

const calls = peopleCalls()
const { ask, call, cardOfThread } = calls

test('OWN-99 a file that could not be made is known to have failed, and the next attempt of its job makes it', async () => {
  const { shop } = calls
  const { id } = await cardOfThread(await ask({ name: 'Fay Fails' }))
  const { headers } = calls.owner
  const started = await call('POST', `/people/${id}/exports/`, {}, headers)
  const path = `/people/${id}/exports/${started.json().id}/`
  const broken = vi.spyOn(shop.ctx.ports.enquiryFiles, 'put').mockRejectedValueOnce(new Error('No space is left'))
  await shop.runJobs()
  broken.mockRestore()
  expect((await call('GET', path, undefined, headers)).json()).toMatchObject({ state: 'failed', bytes: null })
  expect((await call('GET', `${path}file/`, undefined, headers)).statusCode).toBe(404)
  shop.clock.now += 60_000
  await shop.runJobs()
  expect((await call('GET', path, undefined, headers)).json()).toMatchObject({ state: 'ready' })
})
