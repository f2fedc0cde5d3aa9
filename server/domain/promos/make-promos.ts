import { randomInt } from 'node:crypto'
import type { MakePromos } from '#contract/staff/promos.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { promoColumns } from '#server/domain/promos/write-promos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

// Crockford's base 32, which leaves out letters that look like digits; ten characters have 50 bits
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const madeChars = 10

/** Creates several random promo codes in one action. */
export async function makePromos(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  staff: StaffActor,
  { prefix, count, ...terms }: MakePromos,
): Promise<{ codes: string[]; actionId: string }> {
  const codes = Array.from({ length: count }, () => makeCode(prefix))
  const columns = promoColumns(terms)
  const subject = { kind: 'promo', id: '*', label: `${prefix || codes[0]} × ${count}` } as const
  const { actionId } = await runAction(ctx, staff, { name: 'promo.make', subject }, (tx) =>
    tx
      .insertInto('promo')
      .values(codes.map((code) => ({ code, ...columns })))
      .execute(),
  )
  return { codes, actionId }
}

function makeCode(prefix: string): string {
  const randomPart = Array.from({ length: madeChars }, () => alphabet[randomInt(alphabet.length)]).join('')
  return prefix ? `${prefix}-${randomPart}` : randomPart
}
