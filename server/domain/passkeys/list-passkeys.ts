import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns a person's passkeys, oldest first. */
export function listPasskeys({ db }: Pick<ShopContext, 'db'>, staffId: string) {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
