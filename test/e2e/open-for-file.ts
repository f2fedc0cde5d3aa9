import { test } from '#test/e2e/fixtures.ts'

type Opened = { close: () => Promise<unknown> }

/**
 * Opens a shop before the first test of a file and closes it after the last test. The returned object is empty until then, so read it only
 * within tests.
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
