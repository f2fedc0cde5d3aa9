import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { Certificate, PieceReports } from '#backoffice/client/reports.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'

export function CertificatePanel({ data }: { data: PieceReports }) {
  const { t } = useI18n()
  const may = useMay()
  const [asked, setAsked] = useState<'issue' | Certificate | null>(null)
  const { piece, certificates, reports } = data
  const valid = certificates.find(({ revoked_at: revokedAt }) => revokedAt === null)
  const past = certificates.filter((certificate) => certificate !== valid)
  const canIssue = reports.some(({ signed_at: signedAt }) => signedAt !== null)
  return (
    <Panel
      title={t('reports.certificate')}
      actions={!valid && canIssue && may('certificate.issue') && <Button onClick={() => setAsked('issue')}>{t('reports.issue')}</Button>}
    >
      {!valid && <p className="text-stone">{t(canIssue ? 'reports.noCertificate' : 'reports.needsReport')}</p>}
      {valid && <Valid pieceId={piece.id} certificate={valid} onRevoke={may('certificate.revoke') ? () => setAsked(valid) : undefined} />}
      {past.length > 0 && <Past certificates={past} />}
      {asked === 'issue' && <IssueDialog pieceId={piece.id} onClose={() => setAsked(null)} />}
      {asked && asked !== 'issue' && <RevokeDialog number={asked.number} onClose={() => setAsked(null)} />}
    </Panel>
  )
}

type ValidProps = { pieceId: number; certificate: Certificate; onRevoke?: (() => void) | undefined }

function Valid({ pieceId, certificate, onRevoke }: ValidProps) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { number, url, issued_by: by, issued_at: at } = certificate
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="figures text-17 font-medium">{number}</span>
          <Badge tone="good">{t('reports.valid')}</Badge>
        </p>
        <p className="text-13 text-stone">{t('reports.issuedBy', { name: by?.name ?? t('reports.demo'), time: format.time(at) })}</p>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="text-13 underline underline-offset-4 finger:inline-flex finger:min-h-11 finger:items-center"
        >
          {t('reports.publicPage')}
        </a>
      </div>
      {onRevoke && (
        <Button variant="quiet" onClick={onRevoke}>
          {t('reports.revoke')}
        </Button>
      )}
      <ButtonLink to={paths.certificate(pieceId, number)}>{t('reports.print')}</ButtonLink>
    </div>
  )
}

function Past({ certificates }: { certificates: Certificate[] }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <h3 className="caption mb-1">{t('reports.past')}</h3>
      <ul className="grid gap-1 text-13">
        {certificates.map(({ number, revoked_at: at, revoked_reason: reason }) => (
          <li key={number}>
            <span className="figures">{number}</span>{' '}
            <span className="text-stone">{at && t('reports.revokedAt', { time: format.time(at), reason: reason ?? '' })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function IssueDialog({ pieceId, onClose }: { pieceId: number; onClose: () => void }) {
  const { t } = useI18n()
  const { write, isBusy, failure } = useReportWrite()
  const issue = async () => {
    const done = await write(
      () => callStaff('POST /api/staff/pieces/:id/certificate/', { params: { id: pieceId }, body: {} }),
      ({ number }) => t('reports.issued', { number }),
      { canUndo: false },
    )
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('reports.issueTitle')}
      confirmLabel={t('reports.issue')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void issue()}
    >
      <p>{t('reports.issueText')}</p>
    </ConfirmDialog>
  )
}

function RevokeDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useI18n()
  const { write, isBusy, failure } = useReportWrite()
  const typed = useTypedForm({ kind: 'certificate-revoke', id: number, current: { reason: '' }, restore: 'on request' })
  const { reason } = typed.values
  const { close, guard } = useCloseGuard({ isDirty: typed.isDirty, onClose })
  const revoke = async () => {
    const done = await write(
      () => callStaff('POST /api/staff/certificates/:number/revoke/', { params: { number }, body: { reason } }),
      () => t('reports.revoked'),
      { canUndo: false },
    )
    if (!done) return
    typed.drop()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={close}
      title={t('reports.revokeTitle', { number })}
      confirmLabel={t('reports.revoke')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void revoke()}
    >
      {guard}
      <p>{t('reports.revokeText')}</p>
      <DraftNotice form={typed} />
      <TextAreaField label={t('reports.reason')} value={reason} onChange={(text) => typed.change({ reason: text })} required />
    </ConfirmDialog>
  )
}
