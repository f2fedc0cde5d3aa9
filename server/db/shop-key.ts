import type { Secret } from '#server/context/secret.ts'

/**
 * SQL that presents the key to the triggers (`is_shop_connection` in migrations/0152_shop_key.sql). The key is a
 * parameter, so that `pg_stat_activity` does not show it.
 */
const showKey = "select set_config('vitrine.shop_key', $1, false)"

export type ShopKeyHolder = ReturnType<typeof createShopKeyHolder>

/** Holds the key that identifies sessions of the shop. */
export function createShopKeyHolder() {
  let key: Secret | undefined
  const shown = new WeakMap<object, Secret>()
  return {
    set: (next: Secret): void => {
      key = next
    },
    /** Presents the key on `session` by `run`, unless the session has already presented it. */
    showOn: async (session: object, run: (text: string, values: string[]) => Promise<unknown>): Promise<void> => {
      const current = key
      if (!current || shown.get(session) === current) return
      await run(showKey, [current.reveal()])
      shown.set(session, current)
    },
  }
}
