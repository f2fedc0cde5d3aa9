import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'
import { codeAttemptsMax, codeLifeMs, codeResendS } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * The recipient of a code, and the browser that requested the code. `recipient`: the digits of a phone number, or an email address in lower
 * case.
 */
export type CodeTarget = { channel: 'phone' | 'email'; recipient: string; browserId: string }

const proofLifeMs = dayMs

/** `resendAfterS`: seconds until another code may be requested (30, 60 … 600). `isNew`: whether the caller must send a code now. */
export type SendTurn = { resendAfterS: number; isNew: boolean }

const proofTable = ({ channel }: CodeTarget) => sql.table(`${channel}_proof`)
const matchesTarget = ({ channel, recipient, browserId }: CodeTarget) => sql`${sql.ref(channel)} = ${recipient} and asker = ${browserId}`
const isActive = (at: Date) => sql`code_hash is not null and code_until > ${at} and tries < ${codeAttemptsMax}`

/**
 * Claims the right to send a new code to `target`. Until the resend time, no new code may be sent: returns `isNew: false` if the previous
 * code is still active, otherwise throws `too-many`. The previous code stays valid until `storeCode` replaces it. If `purpose` is given, it
 * replaces the purpose of the previous code.
 */
export async function acquireSendTurn(ctx: ShopContext, target: CodeTarget, purpose: ProofPurpose | undefined): Promise<SendTurn> {
  const at = new Date(ctx.now())
  const json = JSON.stringify(purpose ?? ({ kind: 'sign-in' } satisfies ProofPurpose))
  const sentCount = sql`case when p.expires_at <= ${at} then 0 else p.sent_count end`
  const expires = new Date(ctx.now() + proofLifeMs)
  const { rows } = await sql<{ sent_count: number }>`
    insert into ${proofTable(target)} as p (${sql.ref(target.channel)}, asker, purpose, next_send_at, expires_at)
    values (${target.recipient}, ${target.browserId}, ${json}, ${new Date(ctx.now() + codeResendS.first * 1000)}, ${expires})
    on conflict (${sql.ref(target.channel)}, asker) do update set
      purpose = case when ${purpose !== undefined} or p.expires_at <= ${at} then excluded.purpose else p.purpose end,
      sent_count = ${sentCount} + 1,
      next_send_at = ${at}::timestamptz + make_interval(secs => least(${codeResendS.first} * power(2, ${sentCount}), ${codeResendS.most})),
      expires_at = excluded.expires_at
    where p.next_send_at <= ${at}
    returning sent_count`.execute(ctx.db)
  const [turn] = rows
  if (turn) return { resendAfterS: Math.min(codeResendS.first * 2 ** (turn.sent_count - 1), codeResendS.most), isNew: true }
  return reuseLastCode(ctx, target, purpose && json)
}

async function reuseLastCode(ctx: ShopContext, target: CodeTarget, purpose: string | undefined): Promise<SendTurn> {
  const at = new Date(ctx.now())
  const { rows } = await sql<{ next_send_at: Date; is_alive: boolean }>`
    update ${proofTable(target)} set purpose = coalesce(${purpose ?? null}::jsonb, purpose)
    where ${matchesTarget(target)} returning next_send_at, (${isActive(at)}) as is_alive`.execute(ctx.db)
  const [last] = rows
  const resendAfterS = last ? Math.max(1, Math.ceil((last.next_send_at.getTime() - at.getTime()) / 1000)) : 1
  if (last?.is_alive) return { resendAfterS, isNew: false }
  throw new CodedError('too-many', { reason: 'code-too-soon', retryAfterS: resendAfterS })
}

/**
 * Undoes `acquireSendTurn` after a failed send. Deletes the row if no earlier code was sent. Clients choose the recipient and the browser
 * id, so failed sends could otherwise fill the table.
 */
export async function releaseSendTurn({ db, now }: ShopContext, target: CodeTarget): Promise<void> {
  await sql`delete from ${proofTable(target)} where ${matchesTarget(target)} and sent_count <= 1`.execute(db)
  await sql`
    update ${proofTable(target)} set next_send_at = ${new Date(now())}, sent_count = sent_count - 1
    where ${matchesTarget(target)}`.execute(db)
}

/** Stores a keyed hash of the sent code. */
export async function storeCode({ db, digest, now }: ShopContext, target: CodeTarget, code: string): Promise<void> {
  await sql`
    update ${proofTable(target)}
    set code_hash = ${digest('code', target.recipient, target.browserId, code)}, code_until = ${new Date(now() + codeLifeMs)}, tries = 0
    where ${matchesTarget(target)}`.execute(db)
}

export async function hasActiveCode({ db, now }: ShopContext, target: CodeTarget): Promise<boolean> {
  const { rows } = await sql`select 1 from ${proofTable(target)} where ${matchesTarget(target)} and ${isActive(new Date(now()))}`.execute(
    db,
  )
  return rows.length > 0
}

export type MatchedCode = { codeHash: string; purpose: ProofPurpose }

/** Counts an attempt, then compares the code. Throws `invalid` for a wrong code, and after `attemptsMax` attempts. */
export async function tryCode(
  { db, digest, now }: ShopContext,
  target: CodeTarget,
  { code, attemptsMax }: { code: string; attemptsMax: number },
): Promise<MatchedCode> {
  const { rows } = await sql<{ code_hash: string; purpose: ProofPurpose; tries: number }>`
    update ${proofTable(target)} set tries = tries + 1
    where ${matchesTarget(target)} and ${isActive(new Date(now()))} and tries < ${attemptsMax}
    returning code_hash, purpose, tries`.execute(db)
  const [proof] = rows
  if (!proof) throw codeError('code-expired')
  if (digest.matches(proof.code_hash, 'code', target.recipient, target.browserId, code))
    return { codeHash: proof.code_hash, purpose: proof.purpose }
  throw codeError(proof.tries < attemptsMax ? 'code-wrong' : 'code-expired')
}

/**
 * Consumes a right code and deletes all pending codes of its recipient. Throws `invalid` if a concurrent request has already consumed the
 * code.
 */
export async function consumeCode(tx: Tx, target: CodeTarget, codeHash: string): Promise<void> {
  await lockRecipient(tx, target.recipient)
  const { numAffectedRows } = await sql`
    delete from ${proofTable(target)} where ${matchesTarget(target)} and code_hash = ${codeHash}`.execute(tx)
  if (!Number(numAffectedRows)) throw codeError('code-expired')
  await sql`delete from ${proofTable(target)} where ${sql.ref(target.channel)} = ${target.recipient}`.execute(tx)
}

/**
 * Takes an advisory lock on a recipient until the transaction ends. A lock on one row is not enough, because completing a code also deletes
 * the recipient's codes in other browsers.
 */
export async function lockRecipient(tx: Tx, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 1))`.execute(tx)
}

export function codeError(reason: 'code-wrong' | 'code-expired' | 'code-short', values: Record<string, number> = {}): CodedError {
  return new CodedError('invalid', { reason, fields: { code: reason }, values })
}
