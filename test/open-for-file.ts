import { afterAll, beforeAll, beforeEach } from 'vitest'

type Opened = { close: () => Promise<unknown> }

/**
 * Opens something before the first test of a file and closes it after the last test. `reset` runs before each test. The returned object is
 * empty until the first test, so read it only within tests, as in `calls.shop`.
 */
export function openForFile<T extends Opened>(open: () => Promise<T>, reset: (opened: T) => unknown = () => {}): T {
  const opened = {} as T
  beforeAll(async () => {
    Object.assign(opened, await open())
  })
  beforeEach(async () => {
    await reset(opened)
  })
  afterAll(() => opened.close())
  return opened
}
