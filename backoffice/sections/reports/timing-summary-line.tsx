import type { TimingRun } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { summarizeTiming } from '#contract/rules/staff/timing.ts'

type Props = { readings: readonly TimingRun['readings'][number][]; liftAngle: number | null }

export function TimingSummaryLine({ readings, liftAngle }: Props) {
  const { t } = useI18n()
  const format = useFormat()
  const summary = summarizeTiming(readings.map((reading) => ({ ...reading, beatError: reading.beat_error })))
  if (!summary) return null
  const parts = [
    `${t('reports.mean')}: ${format.signed(summary.meanRate)}`,
    `${t('reports.spread')}: ${format.number(summary.rateSpread)}`,
    summary.meanAmplitude === null ? null : `${format.number(summary.meanAmplitude)}°`,
    liftAngle === null ? null : t('reports.liftAngleIs', { angle: format.number(liftAngle) }),
  ]
  return <p className="figures mt-2 text-13">{parts.filter(Boolean).join(' · ')}</p>
}
