import { randomInt } from 'node:crypto'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeChars = 10

/** Replaces a person's recovery codes and returns the new ones. Stores only their hashes. */
export async function replaceRecoveryCodes(tx: Tx, { digest }: Pick<ShopContext, 'digest'>, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: staffLimits.recoveryCodes }, createCode)
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: digest('staff-recovery', staffId, normalizeCode(code)) })))
    .execute()
  return codes
}

/** Uses up a recovery code. Returns false if it is wrong or already used. */
export async function consumeRecoveryCode(
  tx: Tx,
  { digest, now }: Pick<ShopContext, 'digest' | 'now'>,
  staffId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx
    .updateTable('staff_recovery_code')
    .set({ spent_at: new Date(now()) })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', digest('staff-recovery', staffId, normalizeCode(code)))
    .where('spent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return spent.numUpdatedRows > 0n
}

function createCode(): string {
  const characters = Array.from({ length: codeChars }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${characters.slice(0, codeChars / 2)}-${characters.slice(codeChars / 2)}`
}

/** Corrects letter case, separators and look-alike letters. */
function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
