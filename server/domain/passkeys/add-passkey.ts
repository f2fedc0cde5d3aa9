import type { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'
import { type NewPasskey, type PasskeyCreation, passkeyTransports } from '#contract/staff/passkeys.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { userHandle } from '#server/domain/passkeys/check-assertion.ts'
import { challengeBytes, consumeChallenge, createChallenge, passkeyWaitMs } from '#server/domain/passkeys/passkey-challenges.ts'
import type { RelyingParty } from '#server/domain/passkeys/relying-party.ts'
import { loadWebauthn, passkeyAlgorithms, readChallenge, verifyCreation } from '#server/domain/passkeys/verify-response.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { createStaffLink } from '#server/domain/staff/staff-links.ts'

type CreationOptions = z.output<typeof PasskeyCreation>['options']

/**
 * Returns the browser options for creating a passkey for the person of a session. Throws `conflict` if the person already has the maximum
 * number of passkeys.
 */
export async function beginPasskey(ctx: ShopContext, { staffId, sessionId }: SessionHolder, party: RelyingParty): Promise<CreationOptions> {
  const person = await ctx.db.selectFrom('staff').select(['name', 'email']).where('id', '=', staffId).executeTakeFirstOrThrow()
  const known = await readCredentialIds(ctx.db, staffId)
  assertRoom(known)
  const { generateRegistrationOptions } = await loadWebauthn()
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: ctx.company().name,
    userID: Uint8Array.from(Buffer.from(userHandle(staffId), 'base64url')),
    userName: person.email,
    userDisplayName: person.name,
    challenge: challengeBytes(createChallenge(ctx, { purpose: 'add', boundTo: sessionId })),
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: passkeyWaitMs,
  })
}

/** Adds a passkey, and emails the person a link that locks the account. Throws `invalid` or `conflict`. */
export async function addPasskey(ctx: ShopContext, holder: SessionHolder, party: RelyingParty, { name, credential }: NewPasskey) {
  const { staffId, sessionId } = holder
  const challenge = await readChallenge(credential.response.clientDataJSON)
  if (!challenge) throw unreadableError()
  await consumeChallenge(ctx, { purpose: 'add', boundTo: sessionId }, challenge)
  const created = await verifyCreation(party, credential, challenge)
  if (!created) throw unreadableError()
  const action = { name: 'staff.add-passkey', subject: { kind: 'staff', id: staffId } } as const
  const { result } = await runAction(ctx, holder, action, async (tx) => {
    await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().executeTakeFirstOrThrow()
    assertRoom(await readCredentialIds(tx, staffId))
    const addedPasskey = await tx
      .insertInto('staff_passkey')
      .values({
        staff_id: staffId,
        credential_id: created.id,
        public_key: Buffer.from(created.publicKey).toString('base64url'),
        transports: passkeyTransports.filter((transport) => created.transports?.includes(transport)),
        name,
        sign_count: created.counter,
        created_at: new Date(ctx.now()),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'created_at', 'used_at'])
      .executeTakeFirst()
    if (!addedPasskey) throw new CodedError('conflict', { reason: 'passkey-known' })
    const link = await createStaffLink(tx, ctx, { purpose: 'lock', staffId })
    await enqueue(tx, 'staff-email', { notice: 'passkey-added', to: staffId, link, origin: party.origin, about: { passkey: name } })
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
