import { readCertificateNumber } from '#contract/rules/certificate-number.ts'
import type { CertificateFacts } from '#server/context/certificate-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

export type FoundCertificate = {
  number: string
  /** Null if the piece has no public page. */
  piece_id: number | null
  facts: CertificateFacts
  digest: string
  issued_at: Date
  revoked_at: Date | null
}

/** Finds a certificate by its number as typed. Returns revoked certificates too. Throws `not-found`. */
export async function findCertificate(db: Db, typed: string): Promise<FoundCertificate> {
  const number = readCertificateNumber(typed)
  const row = number
    ? await db
        .selectFrom('certificate')
        .leftJoin('piece', (on) =>
          on
            .onRef('piece.id', '=', 'certificate.piece_id')
            .on('piece.status', 'not in', ['draft', 'withdrawn'])
            .on('piece.published_at', 'is not', null),
        )
        .select(['number', 'piece.id as piece_id', 'facts', 'digest', 'issued_at', 'revoked_at'])
        .where('number', '=', number)
        .executeTakeFirst()
    : undefined
  if (!row) throw new CodedError('not-found')
  return row
}
