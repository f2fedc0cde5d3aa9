import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import { BarChart } from '#backoffice/ui/chart/bar-chart.tsx'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Week = StaffResponseOf<'GET /api/staff/insight/demand/'>['weeks'][number]

export function DemandFunnel({ weeks }: { weeks: readonly Week[] }) {
  const { t, language } = useI18n()
  const { day, number } = useFormat('UTC')
  const steps = ['visitors', 'favorites', 'carts', 'orders', 'confirmed'] as const
  const columns: ChartColumn<Week>[] = [
    { key: 'week', title: t('insight.demand.week'), value: ({ week }) => week, render: ({ week }) => day(`${week}T12:00:00Z`) },
    ...steps.map((step) => ({
      key: step,
      title: t(`insight.demand.${step}`),
      value: (week: Week) => week[step],
      render: (week: Week) => number(week[step]),
      isNumber: true,
    })),
  ]
  const label = (week: string) =>
    dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${week}T12:00:00Z`))
  const bars = weeks.map(({ week, visitors }) => ({ key: week, label: label(week), value: visitors }))
  const hasVisitors = weeks.some(({ visitors }) => visitors > 0)
  return (
    <ChartPanel
      title={t('insight.demand.funnel')}
      definition={t('insight.demand.funnelText')}
      file="demand-by-week"
      rows={weeks.toReversed()}
      columns={columns}
      rowKey={({ week }) => week}
      chart={
        hasVisitors ? (
          <BarChart label={t('insight.demand.visitors')} bars={bars} />
        ) : (
          <p className="text-13">{t('insight.demand.noViews')}</p>
        )
      }
    />
  )
}
