import type { Secret } from '#server/context/secret.ts'

/** Shows a session's key to the triggers (`is_shop_connection` in migrations/0152_shop_key.sql). As a parameter no list of running statements has it. */
const showKey = "select set_config('vitrine.shop_key', $1, false)"

export type ShopKeyHolder = ReturnType<typeof createShopKeyHolder>

/** The key by which the sessions of one database are known as the shop's; each session shows it once, before its first statement. */
export function createShopKeyHolder() {
  let key: Secret | undefined
  const shown = new WeakMap<object, Secret>()
  return {
    set: (next: Secret): void => {
      key = next
    },
    /** Shows the key on a session, by `run`, unless it was shown there. */
    showOn: async (session: object, run: (text: string, values: string[]) => Promise<unknown>): Promise<void> => {
      const current = key
      if (!current || shown.get(session) === current) return
      await run(showKey, [current.reveal()])
      shown.set(session, current)
    },
  }
}
