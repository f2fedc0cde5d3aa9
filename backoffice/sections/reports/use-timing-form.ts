import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { PieceReports, TimingRun } from '#backoffice/client/reports.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import {
  positionWithoutRate,
  readingsOf,
  textOf,
  typedOf,
  type TypedReading,
  type TypedTiming,
} from '#backoffice/sections/reports/typed-timing.ts'
import { useReportWrite } from '#backoffice/sections/reports/use-report-write.ts'
import { type Position, positionNames } from '#contract/rules/staff/timing.ts'

type Rest = { measuredAt: string | null; liftAngle: string | null; workshopId: number | null; isShown: boolean }

const usualLiftAngle = '52'

export function useTimingForm({ data, run, onClose }: { data: PieceReports; run: TimingRun | null; onClose: () => void }) {
  const { t, language } = useI18n()
  const { write, isBusy, failure } = useReportWrite()
  const [isTried, setTried] = useState(false)
  const [now] = useState(() => new Date().toISOString())
  const form = useTypedForm<Rest & { typed: TypedTiming }>({
    kind: 'piece-timing',
    id: run?.id ?? `new-${data.piece.id}`,
    current: {
      measuredAt: run?.measured_at ?? now,
      liftAngle: run ? textOf(run.lift_angle) : usualLiftAngle,
      workshopId: run?.workshop_id ?? null,
      isShown: run?.is_shown ?? true,
      typed: typedOf(run),
    },
  })
  const { typed, ...rest } = form.values
  const readings = readingsOf(typed)
  const without = positionWithoutRate(typed)
  const missingRate = without ? t('reports.rateNeeded', { position: positionNames[without][language] }) : t('reports.ratesNeeded')
  const missing = without || !readings.length ? missingRate : null
  const save = async () => {
    setTried(true)
    if (missing) return
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
    if (!(await write(send, () => t('reports.timingSaved')))) return
    form.drop()
    onClose()
  }
  const remove = async () => {
    if (!run) return
    const send = () => callStaff('DELETE /api/staff/timing/:uuid/', { params: { uuid: run.id } })
    if (await write(send, () => t('reports.timingDeleted'))) onClose()
  }
  return {
    form,
    typed,
    setReading: (position: Position, change: Partial<TypedReading>) =>
      form.change({ typed: { ...typed, [position]: { ...typed[position], ...change } } }),
    rest,
    set: (change: Partial<Rest>) => form.change(change),
    readings,
    isBusy,
    failure: isTried && missing ? missing : failure,
    save: () => void save(),
    remove: () => void remove(),
  }
}
