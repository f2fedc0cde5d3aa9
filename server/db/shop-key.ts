import type { Secret } from '#server/context/secret.ts'

/**
 * Presents the shop's key to the triggers (`is_shop_connection` in migrations/0152_shop_key.sql). The key is a parameter, because
 * `pg_stat_activity` shows the text of statements.
 */
const showKey = "select set_config('vitrine.shop_key', $1, false)"

export type ShopKeyHolder = ReturnType<typeof createShopKeyHolder>

/** Holds the shop's key. The triggers recognize a database session as the shop's if the key was presented on the session. */
export function createShopKeyHolder() {
  let key: Secret | undefined
  const shown = new WeakMap<object, Secret>()
  return {
    set: (next: Secret): void => {
      key = next
    },
    /** Presents the current key on a database session, unless `session` has already presented it. `run` executes SQL on the session. */
    showOn: async (session: object, run: (text: string, values: string[]) => Promise<unknown>): Promise<void> => {
      const current = key
      if (!current || shown.get(session) === current) return
      await run(showKey, [current.reveal()])
      shown.set(session, current)
    },
  }
}
