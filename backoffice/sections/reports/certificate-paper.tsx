import type { Certificate } from '#backoffice/client/reports.ts'
import { certificateTexts, type PaperLanguage } from '#backoffice/i18n/certificate-texts.ts'
import { ShopName } from '#backoffice/sections/papers/shop-name.tsx'
import { offices } from '#contract/offices.ts'
import { formatDate } from '#contract/rules/dates.ts'

export function CertificatePaper({ certificate, paper }: { certificate: Certificate; paper: 'a4' | 'card' }) {
  return paper === 'card' ? <Card certificate={certificate} /> : <Sheet certificate={certificate} />
}

function Sheet({ certificate }: { certificate: Certificate }) {
  return (
    <article className="certificate-sheet">
      <header>
        <ShopName className="certificate-name" />
        <p>
          {certificateTexts.ru.title} · {certificateTexts.en.title}
        </p>
        <p className="certificate-number">{certificate.number}</p>
      </header>
      <div className="certificate-halves">
        <CertificateFacts certificate={certificate} language="ru" />
        <CertificateFacts certificate={certificate} language="en" />
      </div>
      <footer>
        <QrCode certificate={certificate} />
        <div>
          <p>
            {certificateTexts.ru.check}
            <br />
            {certificateTexts.en.check}
          </p>
          <p className="certificate-url">{certificate.url.replace(/^https?:\/\//, '')}</p>
          <p className="certificate-digest">SHA-256 {certificate.digest.match(/.{1,8}/g)?.join(' ')}</p>
        </div>
      </footer>
    </article>
  )
}

function Card({ certificate }: { certificate: Certificate }) {
  const { brand, model, reference, serial_end: end, number } = certificate
  return (
    <article className="certificate-card">
      <div>
        <ShopName className="certificate-name" />
        <p className="certificate-piece">
          {brand} {model}
        </p>
        <p>{[reference, end && `…${end}`].filter(Boolean).join(' · ')}</p>
        <p className="certificate-number">{number}</p>
      </div>
      <QrCode certificate={certificate} />
    </article>
  )
}

function CertificateFacts({ certificate, language }: { certificate: Certificate; language: PaperLanguage }) {
  const words = certificateTexts[language]
  const day = (iso: string) => formatDate(language, iso, offices[0].timeZone)
  const rows: [string, string | null][] = [
    [words.piece, `${certificate.brand} ${certificate.model}`],
    [words.reference, certificate.reference],
    [words.year, certificate.year === null ? null : String(certificate.year)],
    [words.serialEnd, certificate.serial_end && `…${certificate.serial_end}`],
    [words.condition, certificate[`condition_${language}`]],
    [words.set, certificate.full_set ? words.fullSet : words.partSet],
    [words.report, day(certificate.report_signed_at)],
    [words.workshop, certificate[`workshop_${language}`]],
    [words.issued, day(certificate.issued_at)],
  ]
  return (
    <dl lang={language}>
      {rows.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function QrCode({ certificate: { qr_path: path, qr_size: size } }: { certificate: Certificate }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges" className="certificate-code">
      <path d={path} />
    </svg>
  )
}
