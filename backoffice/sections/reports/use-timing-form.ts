import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { PieceReports, TimingRun } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { readingsOf, textOf, typedOf } from '#backoffice/sections/reports/typed-timing.ts'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'

type Rest = { measuredAt: string | null; liftAngle: string | null; workshopId: number | null; isShown: boolean }

/** What most movements have. */
const usualLiftAngle = '52'

/** What is typed of a measurement, and its saving. */
export function useTimingForm({ data, run, onClose }: { data: PieceReports; run: TimingRun | null; onClose: () => void }) {
  const { t } = useI18n()
  const { write, isBusy, failure } = useReportWrite()
  const [isTried, setTried] = useState(false)
  const [typed, setTyped] = useState(() => typedOf(run))
  const [rest, setRest] = useState<Rest>(() => ({
    measuredAt: run?.measured_at ?? new Date().toISOString(),
    liftAngle: run ? textOf(run.lift_angle) : usualLiftAngle,
    workshopId: run?.workshop_id ?? null,
    isShown: run?.is_shown ?? true,
  }))
  const readings = readingsOf(typed)
  const save = async () => {
    setTried(true)
    if (!readings.length) return
    const body = {
      measured_at: rest.measuredAt ?? new Date().toISOString(),
      lift_angle: rest.liftAngle === null ? null : Number(rest.liftAngle),
      workshop_id: rest.workshopId,
      is_shown: rest.isShown,
      readings,
    }
    const send = () =>
      run
        ? callStaff('PATCH /api/staff/timing/:uuid/', { params: { uuid: run.id }, body: { version: run.version, ...body } })
        : callStaff('POST /api/staff/pieces/:id/timing/', { params: { id: data.piece.id }, body })
    if (await write(send, () => t('reports.timingSaved'))) onClose()
  }
  const remove = async () => {
    if (!run) return
    const send = () => callStaff('DELETE /api/staff/timing/:uuid/', { params: { uuid: run.id } })
    if (await write(send, () => t('reports.timingDeleted'))) onClose()
  }
  return {
    typed,
    setTyped,
    rest,
    set: (change: Partial<Rest>) => setRest((held) => ({ ...held, ...change })),
    readings,
    isBusy,
    failure: isTried && !readings.length ? t('reports.ratesNeeded') : failure,
    save: () => void save(),
    remove: () => void remove(),
  }
}
