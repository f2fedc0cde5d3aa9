import { afterAll, beforeAll, beforeEach } from 'vitest'

type Opened = { close: () => Promise<unknown> }

/**
 * Opens something that all tests of a file share before the first test and closes it after the last; `reset` runs before each. The
 * returned object is empty until the first test: read it within a test, as in `calls.shop`.
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
