import { paths } from '#app/client/paths.ts'
import { reportTexts } from '#app/i18n/report-texts.server.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import type { CertificateView } from '#app/sections/certificate/certificate-page.tsx'
import { certification } from '#app/sections/seo/certification.server.ts'
import type { PageContext } from '#app/sections/seo/page-context.server.ts'
import { breadcrumbList } from '#app/sections/seo/structured-data.server.ts'
import type { Certificate } from '#contract/certificate.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function certificatePage(page: PageContext, certificate: Certificate) {
  const { language, site, t } = page
  const texts = reportTexts[language]
  const path = paths.certificate(certificate.number)
  const crumbs = [{ label: t('info.home'), to: paths.home }]
  const name = `${certificate.brand} ${certificate.model}`
  const rows: [string, string | null][] = [
    [texts.number, certificate.number],
    [texts.piece, name],
    [texts.reference, certificate.reference],
    [texts.year, certificate.year === null ? null : String(certificate.year)],
    [texts.serialEnd, certificate.serial_end && `…${certificate.serial_end}`],
    [texts.condition, certificate.condition],
    [texts.set, certificate.full_set ? texts.fullSet : texts.partSet],
    [texts.report, shopDay(language, certificate.report_signed_at)],
    [texts.workshop, certificate.workshop_name],
    [texts.issuedOn, shopDay(language, certificate.issued_at)],
  ]
  const isValid = certificate.revoked_at === null
  const view: CertificateView = {
    crumbs,
    label: texts.certificate(certificate.number),
    isValid,
    title: certificate.revoked_at === null ? texts.valid : texts.revoked(shopDay(language, certificate.revoked_at)),
    text: isValid ? texts.validText : texts.revokedText,
    rows: rows.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
    digest: { title: texts.digest, value: certificate.digest, help: texts.digestHelp },
    links: [
      ...(certificate.piece_id === null ? [] : [{ label: texts.toPiece, path: piecePath(certificate.kind, certificate.piece_id) }]),
      { label: texts.toAuthenticity, path: paths.authenticity },
    ],
  }
  const head = page.head({
    path,
    title: `${texts.certificate(certificate.number)}, ${name}`,
    description: texts.pageDescription(certificate.number),
    structuredData: [breadcrumbList(site, [...crumbs, { label: view.label, to: path }]), certification(site, language, certificate)],
  })
  return { view, head }
}
