import { sql } from 'kysely'
import type { Coin } from '#contract/rules/coins.ts'
import type { StaffWallets } from '#contract/staff/wallets.ts'
import type { Db } from '#server/db/database.ts'
import type { TestShop } from '#test/shop.ts'

export const walletAddresses = {
  BTC: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ETH: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xde709f2102306220921060314715629080e2fb77'],
} as const

type Staff = { headers: Record<string, string> }

export const walletCalls = (shop: Pick<TestShop, 'app'>) => {
  const post = (by: Staff, path: string, payload?: object) =>
    shop.app.inject({ method: 'POST', url: `/api/staff/wallets/${path}`, headers: by.headers, ...(payload ? { payload } : {}) })
  const list = async (by: Staff): Promise<StaffWallets> =>
    (await shop.app.inject({ url: '/api/staff/wallets/', headers: by.headers })).json()
  return {
    list,
    propose: (by: Staff, coin: Coin, address: string) => post(by, '', { coin, address }),
    approve: (by: Staff, id: string) => post(by, `${id}/approve/`),
    cancel: (by: Staff, id: string) => post(by, `${id}/cancel/`),
    stop: (by: Staff, id: string) => post(by, `${id}/stop/`),
    ofCoin: async (by: Staff, coin: Coin) => (await list(by)).coins.find((wallets) => wallets.coin === coin),
  }
}

/** Moves all times of a wallet into the past. Disables the trigger that forbids such changes. */
export async function ageWallet(db: Db, id: string, hours: number): Promise<void> {
  const earlier = (column: string) => sql`${sql.ref(column)} - make_interval(secs => ${hours * 3600})`
  await sql`alter table wallet disable trigger wallet_guarded`.execute(db)
  await sql`update wallet set proposed_at = ${earlier('proposed_at')}, approved_at = ${earlier('approved_at')},
    active_from = ${earlier('active_from')} where id = ${id}`.execute(db)
  await sql`alter table wallet enable trigger wallet_guarded`.execute(db)
}
