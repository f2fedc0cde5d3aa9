import { afterAll, beforeAll, beforeEach } from 'vitest'

type Opened = { close: () => Promise<unknown> }

/**
 * What all tests of a file share: it is opened before the first one and closed after the last; `reset` runs before each. Its parts are
 * there once the tests run, so read them within a test: `calls.shop`.
 */
export function openForFile<T extends Opened>(open: () => Promise<T>, reset: (opened: T) => unknown = () => {}): T {
  // filled before the first test
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
