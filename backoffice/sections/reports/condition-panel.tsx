import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import type { ConditionReport, PieceReports } from '#backoffice/client/reports.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button, ButtonLink } from '#backoffice/ui/button.tsx'
import { ConfirmDialog } from '#backoffice/ui/confirm-dialog.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { stages } from '#contract/rules/staff/zones.ts'

export function ConditionPanel({ data }: { data: PieceReports }) {
  const { t } = useI18n()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { piece, reports } = data
  const mayWrite = may('report.write')
  return (
    <Panel
      title={t('reports.condition')}
      isFlush
      actions={
        <>
          {reports.length > 1 && <ButtonLink to={paths.compareReports(piece.id)}>{t('reports.compare')}</ButtonLink>}
          {mayWrite && <Button onClick={() => setOpen(true)}>{t('reports.newReport')}</Button>}
        </>
      }
    >
      {!reports.length && <p className="p-4 text-stone">{t(mayWrite ? 'reports.noReports' : 'reports.noReportsBrief')}</p>}
      <ul>
        {reports.map((report) => (
          <ReportRow key={report.id} pieceId={piece.id} report={report} mayWrite={mayWrite} />
        ))}
      </ul>
      {isOpen && <NewReportDialog pieceId={piece.id} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

type RowProps = { pieceId: number; report: ConditionReport; mayWrite: boolean }

function ReportRow({ pieceId, report, mayWrite }: RowProps) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { write, isBusy, failure } = useReportWrite()
  const isSigned = report.signed_at !== null
  const person = (isSigned ? report.signed_by : report.written_by)?.name ?? t('reports.demo')
  const show = () =>
    write(
      () => callStaff('POST /api/staff/reports/:uuid/show/', { params: { uuid: report.id }, body: { is_shown: !report.is_shown } }),
      ({ is_shown: isShown }) => t(isShown ? 'reports.showDone' : 'reports.hideDone'),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline px-4 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{t(`reports.stages.${report.stage}`)}</span>
          <Badge tone={isSigned ? 'good' : 'attention'}>{t(isSigned ? 'reports.signed' : 'reports.draft')}</Badge>
          {report.is_shown && <span className="text-13 text-stone">{t('reports.shown')}</span>}
        </p>
        <p className="text-13 text-stone">
          {t(isSigned ? 'reports.signedBy' : 'reports.writtenBy', {
            name: person,
            time: format.time(report.signed_at ?? report.written_at),
          })}
        </p>
        <FailureLine text={failure} />
      </div>
      {mayWrite && (report.is_shown || report.may_be_shown) && (
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void show()}>
          {t(report.is_shown ? 'reports.hide' : 'reports.show')}
        </Button>
      )}
      <ButtonLink to={paths.report(pieceId, report.id)}>{t(isSigned || !mayWrite ? 'reports.open' : 'reports.continue')}</ButtonLink>
    </li>
  )
}

function NewReportDialog({ pieceId, onClose }: { pieceId: number; onClose: () => void }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { write, isBusy, failure } = useReportWrite()
  const [stage, setStage] = useState<ConditionReport['stage']>('intake')
  const create = async () => {
    const report = await write(
      () => callStaff('POST /api/staff/pieces/:id/reports/', { params: { id: pieceId }, body: { stage } }),
      () => t('reports.created'),
      // no undo toast, because it would cover the form; an empty report can be deleted in the editor
      { canUndo: false },
    )
    if (report) void navigate(paths.report(pieceId, report.id))
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('reports.newReport')}
      confirmLabel={t('reports.newReport')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void create()}
    >
      <SelectField
        label={t('reports.stageLabel')}
        value={stage}
        onChange={(value) => setStage(stages.find((known) => known === value) ?? 'intake')}
        options={stages.map((value) => ({ value, label: t(`reports.stages.${value}`) }))}
      />
    </ConfirmDialog>
  )
}
