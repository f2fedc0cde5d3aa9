import type { Certificate } from '#contract/certificate.ts'
import type { Language } from '#contract/language.ts'
import type { FoundCertificate } from '#server/domain/certificates/find-certificate.ts'

export function presentCertificate(row: FoundCertificate, language: Language): Certificate {
  const { facts } = row
  return {
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    digest: row.digest,
    kind: facts.kind,
    brand: facts.brand,
    model: facts.model,
    reference: facts.reference,
    year: facts.year,
    serial_end: facts.serial_end,
    condition: facts[`condition_${language}`],
    full_set: facts.full_set,
    report_signed_at: facts.report_signed_at,
    workshop_name: facts[`workshop_${language}`],
    piece_id: row.piece_id,
  }
}
