import { paths } from '#app/client/paths.ts'
import type { Site } from '#app/client/services.ts'
import { reportTexts } from '#app/i18n/report-texts.server.ts'
import { absolute, type StructuredData } from '#app/sections/seo/structured-data.server.ts'
import type { Certificate } from '#contract/certificate.ts'
import type { Language } from '#contract/language.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function certificationOf(site: Site, language: Language, number: string): StructuredData {
  const url = absolute(site, paths.certificate(number))
  return {
    '@type': 'Certification',
    '@id': `${url}#certificate`,
    name: reportTexts[language].certificate(number),
    certificationIdentification: number,
    url,
    issuedBy: { '@id': absolute(site, '/#organization') },
  }
}

export function certification(site: Site, language: Language, certificate: Certificate): StructuredData {
  const { number, kind, piece_id: pieceId, issued_at: issuedAt, revoked_at: revokedAt } = certificate
  return {
    ...certificationOf(site, language, number),
    certificationStatus: `https://schema.org/${revokedAt === null ? 'CertificationActive' : 'CertificationInactive'}`,
    validFrom: issuedAt,
    ...(revokedAt === null ? {} : { expires: revokedAt }),
    ...(pieceId === null ? {} : { about: { '@id': `${absolute(site, piecePath(kind, pieceId))}#product` } }),
  }
}
