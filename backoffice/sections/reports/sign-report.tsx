import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { ConditionReport } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import type { Kind } from '#contract/piece.ts'
import { findMissingZones } from '#contract/rules/staff/zones.ts'

type Props = { pieceId: number; kind: Kind; report: ConditionReport; described: readonly { zone: string }[]; isSaved: boolean }

export function SignReport({ pieceId, kind, report, described, isSaved }: Props) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { write, isBusy, failure, clearError } = useReportWrite()
  const [asked, setAsked] = useState<'sign' | 'delete' | null>(null)
  const missing = findMissingZones(kind, described)
  const toList = () => void navigate(paths.reports(pieceId))
  const params = { uuid: report.id }
  const sign = async () => {
    const done = await write(
      () => callStaff('POST /api/staff/reports/:uuid/sign/', { params, body: { version: report.version } }),
      () => t('reports.signDone'),
      { canUndo: false },
    )
    if (done) toList()
  }
  const remove = async () => {
    const done = await write(
      () => callStaff('DELETE /api/staff/reports/:uuid/', { params }),
      () => t('reports.deleted'),
    )
    if (done) toList()
  }
  const reason = obstacle()
  function obstacle(): string | null {
    if (missing.length) return t('reports.missing', { count: missing.length, zones: missing.map(({ name }) => name[language]).join(', ') })
    return isSaved ? null : t('reports.saveFirst')
  }
  const close = () => {
    setAsked(null)
    clearError()
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-hairline pt-4">
      {reason && <p className="basis-full text-13 text-stone">{reason}</p>}
      <Button variant="primary" disabled={reason !== null} onClick={() => setAsked('sign')}>
        {t('reports.sign')}
      </Button>
      <Button variant="quiet" onClick={() => setAsked('delete')}>
        {t('common.remove')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={close}
        title={t(asked === 'delete' ? 'reports.deleteTitle' : 'reports.signTitle')}
        confirmLabel={t(asked === 'delete' ? 'common.remove' : 'reports.sign')}
        isDanger={asked === 'delete'}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void (asked === 'delete' ? remove() : sign())}
      >
        <p>{t(asked === 'delete' ? 'reports.deleteText' : 'reports.signText')}</p>
      </ConfirmDialog>
    </div>
  )
}
