import type { FirebaseLogin, TokenPair } from '#contract/auth.ts'
import type { Language } from '#contract/language.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { openSession, issueTokenPair } from '#server/domain/accounts/open-session.ts'
import { provePhone } from '#server/domain/accounts/prove-phone.ts'
import { type FirebaseUser, verifyFirebase } from '#server/domain/accounts/verify-firebase.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Signs in by an SMS code or by Google. Creates an account for a new person. An SMS code proves the phone, as a code by phone call does. A
 * Google account is matched only by its id, never by its email address, even if the address is verified.
 */
export async function signInByFirebase(
  ctx: ShopContext,
  { idToken, provider }: Pick<FirebaseLogin, 'idToken' | 'provider'>,
  language: Language,
): Promise<TokenPair> {
  const user = await verifyFirebase(ctx, idToken, provider)
  const session = await transaction(ctx.db, async (tx) => {
    const at = ctx.now()
    const customerId =
      user.provider === 'phone'
        ? await provePhone(tx, { phone: user.phone, language, at }, { kind: 'sign-in' })
        : await findOrCreateGoogleCustomer(tx, user, language, new Date(at))
    return openSession(tx, ctx, customerId, { isProvedByCode: user.provider === 'phone' })
  })
  return issueTokenPair(ctx, session)
}

/**
 * Returns the customer of a Google account. Creates a new customer with the name and verified email of the Google account; later sign-ins
 * do not update these.
 */
async function findOrCreateGoogleCustomer(
  tx: Tx,
  { googleId, email, firstName, lastName }: Extract<FirebaseUser, { provider: 'google' }>,
  language: Language,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('customer')
    .values({ google_id: googleId, email, first_name: firstName, last_name: lastName, language, created_at: at })
    .onConflict((conflict) => conflict.column('google_id').doUpdateSet({ google_id: googleId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
