import { type PasskeyAssertion, type PasskeyRequest, passkeyTransports } from '#contract/staff/passkeys.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import { transaction } from '#server/db/transaction.ts'
import { checkAssertion, consumeAssertionChallenge, passkeyFailedError } from '#server/domain/passkeys/check-assertion.ts'
import { createChallenge } from '#server/domain/passkeys/passkey-challenges.ts'
import { createRequest } from '#server/domain/passkeys/passkey-request.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { countSignInRefusal } from '#server/domain/staff/count-refusals.ts'

/** Returns the browser options for a step-up (reauthentication) with one of the person's own passkeys. */
export async function beginPasskeyStepUp(
  ctx: ShopContext,
  { staffId, sessionId }: SessionHolder,
  party: RelyingParty,
): Promise<PasskeyRequest> {
  const own = await ctx.db
    .selectFrom('staff_passkey')
    .select(['credential_id', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
  const known = own.map(({ credential_id: id, transports }) => ({
    id,
    transports: passkeyTransports.filter((transport) => transports.includes(transport)),
  }))
  return createRequest(party, createChallenge(ctx, { purpose: 'step-up', boundTo: sessionId }), known)
}

/** Records a step-up with one of the person's own passkeys. Throws `invalid`. */
export async function stepUpByPasskey(
  ctx: ShopContext,
  holder: SessionHolder,
  party: RelyingParty,
  assertion: PasskeyAssertion,
): Promise<void> {
  const { staffId, sessionId } = holder
  const consumed = await consumeAssertionChallenge(ctx, assertion, { purpose: 'step-up', boundTo: sessionId })
  const at = new Date(ctx.now())
  const isPassed = await transaction(ctx.db, async (tx) => {
    const isOwn = (await checkAssertion(tx, ctx, party, consumed)) === staffId
    if (isOwn) await tx.updateTable('staff_session').set({ stepped_up_at: at }).where('id', '=', sessionId).execute()
    return isOwn
  })
  if (isPassed) return
  await countSignInRefusal(ctx.db, ctx.now(), staffId)
  throw passkeyFailedError()
}
