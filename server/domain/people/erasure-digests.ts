import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'
import type { Erasure } from '#server/domain/backup/erasure-file.ts'
import type { Traces } from '#server/domain/people/traces.ts'

/** A key for the digests of erasures, derived from an auth secret. `id` identifies the key and reveals nothing about it. */
export type ErasureKey = { id: string; key: Buffer }

export function erasureKeyOf(secret: Secret): ErasureKey {
  const derive = (purpose: string) => createHmac('sha256', secret.reveal()).update(purpose).digest()
  return { id: derive('erasure key id').toString('base64url').slice(0, 16), key: derive('erasures') }
}

/** The ways to find a person in a backup, most reliable first. A way is tried only if the previous ways find nobody. */
export const erasureWays = ['cards', 'accounts', 'contacts'] as const
export type ErasureWay = (typeof erasureWays)[number]

type Marks = Record<ErasureWay, string[]>

export const cardMark = (id: number, createdAt: Date) => `card ${id} ${createdAt.toISOString()}`
export const accountMark = (id: string) => `account ${id}`
/** Returns the text to digest for a contact. It includes the name, because different people may have the same contact or the same name. */
export const contactMark = (value: string, name: string) => `contact ${value} ${name.trim().toLowerCase()}`

/**
 * Returns the record of an erasure to be stored outside of the database. Its keyed digests find the person in a backup and reveal nothing
 * else.
 */
export async function digestErasure(db: Db, { id: keyId, key }: ErasureKey, traces: Traces, at: Date): Promise<Erasure> {
  const { rows } = await sql<{ id: number; name: string; created_at: Date }>`
    select id, name, created_at from person where id = any(${traces.ids})`.execute(db)
  const names = [...new Set([...rows.map(({ name }) => name), ...traces.names])].filter(Boolean)
  const contacts = [...traces.phones, ...traces.emails, ...traces.telegrams]
  const marks: Marks = {
    cards: rows.map((card) => cardMark(card.id, card.created_at)),
    accounts: traces.accounts.map(accountMark),
    contacts: contacts.flatMap((value) => names.map((name) => contactMark(value, name))),
  }
  const digest = (mark: string) => digestOf(key, mark)
  return {
    key: keyId,
    at: at.toISOString(),
    cards: marks.cards.map(digest),
    accounts: marks.accounts.map(digest),
    contacts: marks.contacts.map(digest),
  }
}

export const digestOf = (key: Buffer, mark: string): string => createHmac('sha256', key).update(mark).digest('base64url')
