import type { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'
import { type NewPasskey, type PasskeyCreation, passkeyTransports } from '#contract/staff/passkeys.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { readAuthenticatorData, readChallenge } from '#server/domain/passkeys/authenticator-response.ts'
import { userHandle } from '#server/domain/passkeys/check-assertion.ts'
import { consumeChallenge, createChallenge, passkeyWaitMs } from '#server/domain/passkeys/passkey-challenges.ts'
import { isUsableKey, passkeyAlgorithms } from '#server/domain/passkeys/public-key.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { createStaffLink } from '#server/domain/staff/staff-links.ts'

type Creation = Omit<z.output<typeof PasskeyCreation>, 'suggested_name'>

/** Options for the browser to create a passkey for the person of a session. Throws `conflict` if the person has the maximum. */
export async function beginPasskey(ctx: ShopContext, { staffId, sessionId }: SessionHolder, party: RelyingParty): Promise<Creation> {
  const person = await ctx.db.selectFrom('staff').select(['name', 'email']).where('id', '=', staffId).executeTakeFirstOrThrow()
  const exclude = await readCredentialIds(ctx.db, staffId)
  assertRoom(exclude)
  return {
    challenge: createChallenge(ctx, { purpose: 'add', boundTo: sessionId }),
    rp: { id: party.id, name: ctx.company().name },
    user: { id: userHandle(staffId), name: person.email, display_name: person.name },
    algorithms: [...passkeyAlgorithms],
    exclude,
    timeout_ms: passkeyWaitMs,
  }
}

/**
 * Adds a passkey, and notifies its person by email with a link that locks the account. Attestation is not requested, so there is none to
 * verify. Throws `invalid` or `conflict`.
 */
export async function addPasskey(ctx: ShopContext, holder: SessionHolder, party: RelyingParty, made: NewPasskey) {
  const { staffId, sessionId } = holder
  const challenge = readChallenge(made.client_data, 'webauthn.create', party)
  if (!challenge) throw unreadableError()
  await consumeChallenge(ctx, { purpose: 'add', boundTo: sessionId }, challenge)
  const data = readAuthenticatorData(made.authenticator_data, party)
  if (!data || data.credentialId !== made.credential_id || !isUsableKey(made.public_key, made.algorithm)) throw unreadableError()
  const { signCount } = data
  const action = { name: 'staff.add-passkey', subject: { kind: 'staff', id: staffId } } as const
  const { result } = await runAction(ctx, holder, action, async (tx) => {
    await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().executeTakeFirstOrThrow()
    assertRoom(await readCredentialIds(tx, staffId))
    const addedPasskey = await tx
      .insertInto('staff_passkey')
      .values({
        staff_id: staffId,
        credential_id: made.credential_id,
        public_key: made.public_key,
        transports: passkeyTransports.filter((transport) => made.transports.includes(transport)),
        name: made.name,
        sign_count: signCount,
        created_at: new Date(ctx.now()),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'used_at'])
      .executeTakeFirst()
    if (!addedPasskey) throw new CodedError('conflict', { reason: 'passkey-known' })
    const link = await createStaffLink(tx, ctx, { purpose: 'lock', staffId })
    await enqueue(tx, 'staff-email', { notice: 'passkey-added', to: staffId, link, origin: party.origin, about: { passkey: made.name } })
    return addedPasskey
  })
  return result
}

async function readCredentialIds(db: Db | Tx, staffId: string): Promise<string[]> {
  const found = await db.selectFrom('staff_passkey').select('credential_id').where('staff_id', '=', staffId).execute()
  return found.map(({ credential_id: id }) => id)
}

function assertRoom(known: readonly string[]): void {
  const max = staffLimits.passkeysMax
  if (known.length >= max) throw new CodedError('conflict', { reason: 'passkeys-full', values: { max } })
}

const unreadableError = () => new CodedError('invalid', { reason: 'passkey-unreadable' })
