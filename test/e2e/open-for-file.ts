import { test } from '#test/e2e/fixtures.ts'

type Opened = { close: () => Promise<unknown> }

/**
 * Opens a shop before the first test of a file and closes it after the last; all tests of the file share it. The returned object is filled
 * when the tests run: read it within a test.
 */
export function openForFile<T extends Opened>(open: () => Promise<T>, options: { timeout?: number } = {}): T {
  test.describe.configure({ mode: 'default', ...options })
  const opened = {} as T
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    Object.assign(opened, await open())
  })
  test.afterAll(() => opened.close())
  return opened
}
