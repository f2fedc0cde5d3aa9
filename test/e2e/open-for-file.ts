import { test } from '#test/e2e/fixtures.ts'

type Opened = { close: () => Promise<unknown> }

/**
 * A shop of their own that all tests of a file share, one after the other: opened before the first, closed after the last. Its parts are
 * there once the tests run: read them within a test.
 */
export function openForFile<T extends Opened>(open: () => Promise<T>, options: { timeout?: number } = {}): T {
  test.describe.configure({ mode: 'default', ...options })
  // filled before the first test
  const opened = {} as T
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    Object.assign(opened, await open())
  })
  test.afterAll(() => opened.close())
  return opened
}
