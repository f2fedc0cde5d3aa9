import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '#server/db/client.ts'
import { openTestDatabase } from '#test/shop.ts'

/** Opens a database for the tests of a file or a `describe` block. `database` is available only within these tests. */
export function useTestDatabase(): { readonly database: OpenDatabase; readonly url: string | undefined } {
  let opened: Awaited<ReturnType<typeof openTestDatabase>> | undefined
  const get = () => {
    if (!opened) throw new Error('The database is open within tests only')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestDatabase()
  })
  afterAll(async () => {
    await opened?.database.close()
    await opened?.drop()
  })
  return {
    get database() {
      return get().database
    },
    get url() {
      return get().url
    },
  }
}
