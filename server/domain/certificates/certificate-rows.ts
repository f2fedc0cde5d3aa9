import { sql } from 'kysely'
import type { CertificateFacts } from '#server/context/certificate-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { Person } from '#server/domain/reports/report-rows.ts'

/** A certificate as the staff sees it. */
export type CertificateRow = {
  number: string
  piece_id: number
  facts: CertificateFacts
  digest: string
  issued_at: Date
  issued_by: Person | null
  revoked_at: Date | null
  revoked_reason: string | null
}

/** Returns the certificates of a piece, newest first. */
export async function listCertificates(db: Db, pieceId: number): Promise<CertificateRow[]> {
  return (await selectCertificates(sql`c.piece_id = ${pieceId}`).execute(db)).rows
}

export async function getCertificate(db: Db, number: string): Promise<CertificateRow> {
  const [row] = (await selectCertificates(sql`c.number = ${number}`).execute(db)).rows
  if (!row) throw new CodedError('not-found')
  return row
}

const selectCertificates = (where: ReturnType<typeof sql>) => sql<CertificateRow>`
  select c.number, c.piece_id, c.facts, c.digest, c.issued_at, c.revoked_at, c.revoked_reason,
    case when staff.id is not null then json_build_object('id', staff.id, 'name', staff.name) end as issued_by
  from certificate c left join staff on staff.id = c.staff_id
  where ${where} order by c.issued_at desc, c.number`
