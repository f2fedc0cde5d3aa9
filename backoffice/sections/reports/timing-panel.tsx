import { useState } from 'react'
import type { PieceReports, TimingRun } from '#backoffice/client/reports.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { TimingDialog } from '#backoffice/sections/reports/timing-dialog.tsx'
import { TimingSummaryLine } from '#backoffice/sections/reports/timing-summary-line.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { outOfBounds, positionNames, positions } from '#contract/rules/staff/timing.ts'

export function TimingPanel({ data }: { data: PieceReports }) {
  const { t } = useI18n()
  const mayWrite = useMay()('report.write')
  const [edited, setEdited] = useState<TimingRun | 'new' | null>(null)
  return (
    <Panel
      title={t('reports.timing')}
      isFlush
      actions={mayWrite && <Button onClick={() => setEdited('new')}>{t('reports.addTiming')}</Button>}
    >
      {!data.timing.length && <p className="p-4 text-stone">{t('reports.noTiming')}</p>}
      {data.timing.map((run) => (
        <Run key={run.id} run={run} workshops={data.workshops} onEdit={mayWrite ? () => setEdited(run) : undefined} />
      ))}
      {edited && <TimingDialog data={data} run={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}

type RunProps = { run: TimingRun; workshops: PieceReports['workshops']; onEdit?: (() => void) | undefined }

function Run({ run, workshops, onEdit }: RunProps) {
  const { t, language } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const cell = 'px-2 py-1.5 text-right'
  const workshop = workshops.find(({ id }) => id === run.workshop_id)?.name
  const taken = positions.flatMap((position) => run.readings.filter((reading) => reading.position === position))
  return (
    <div className="border-b border-hairline p-4 last:border-b-0">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="min-w-0 text-13 text-stone">
          {[format.time(run.measured_at), run.measured_by?.name, workshop, t(run.is_shown ? 'reports.shown' : 'reports.hidden')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {onEdit && (
          <Button variant="quiet" onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
      </div>
      <table className="figures w-full max-w-160 text-13">
        <thead>
          <tr className="border-b border-hairline text-stone">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t('reports.positionOf')}
            </th>
            {(['rate', 'amplitude', 'beatError'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-normal`}>
                {t(`reports.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taken.map((reading) => {
            const wrong = outOfBounds({ ...reading, beatError: reading.beat_error })
            return (
              <tr key={reading.position} className="border-b border-hairline">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {positionNames[reading.position][language]}
                </th>
                <Figure value={reading.rate} isSigned isWrong={wrong.includes('rate')} />
                <Figure value={reading.amplitude} isWrong={wrong.includes('amplitude')} />
                <Figure value={reading.beat_error} isWrong={wrong.includes('beatError')} />
              </tr>
            )
          })}
        </tbody>
      </table>
      <TimingSummaryLine readings={run.readings} liftAngle={run.lift_angle} />
    </div>
  )
}

function Figure({ value, isWrong, isSigned = false }: { value: number | null; isWrong: boolean; isSigned?: boolean }) {
  const { t } = useI18n()
  const format = useFormat()
  const write = isSigned ? format.signed : format.number
  return (
    <td className={`px-2 py-1.5 text-right ${isWrong ? 'font-medium text-oxblood' : ''}`}>
      {value === null ? '—' : write(value)}
      {isWrong && <span className="block text-12 font-normal">{t('reports.outOfBounds')}</span>}
    </td>
  )
}
