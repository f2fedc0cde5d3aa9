import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChartPanel } from '#backoffice/sections/insight/chart-panel.tsx'
import { useMinutesText } from '#backoffice/sections/insight/use-minutes-text.ts'
import { BarChart } from '#backoffice/ui/chart/bar-chart.tsx'
import type { ChartColumn } from '#backoffice/ui/chart/chart-table.tsx'
import { offices } from '#contract/offices.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Replies = StaffResponseOf<'GET /api/staff/insight/replies/'>
type Row = Replies['total'] & { key: string; name: string }

export function ReplyTables({ replies }: { replies: Replies }) {
  const { t, language } = useI18n()
  const { day } = useFormat('UTC')
  const noon = (week: string) => `${week}T12:00:00Z`
  const label = (week: string) => dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(noon(week)))
  const weeks = replies.weeks.map((row): Row => ({ ...row, key: row.week, name: day(noon(row.week)) }))
  const kinds = replies.kinds.map((row): Row => ({ ...row, key: row.kind, name: t(`threads.kind.${row.kind}`) }))
  const people = replies.people.map((row): Row => ({ ...row, key: row.id }))
  const byOffice = replies.offices.map((row): Row => ({
    ...row,
    key: row.office,
    name: offices.find(({ key }) => key === row.office)?.city[language] ?? row.office,
  }))
  const bars = replies.weeks.map(({ week, median_minutes: minutes }) => ({ key: week, label: label(week), value: minutes ?? 0 }))
  return (
    <>
      <ChartPanel
        title={t('insight.replies.byWeek')}
        definition={t('insight.replies.byWeekText')}
        file="replies-by-week"
        rows={weeks.toReversed()}
        columns={useColumns(t('insight.demand.week'))}
        rowKey={({ key }) => key}
        chart={<BarChart label={t('insight.replies.byWeek')} bars={bars} />}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ReplyTable title={t('insight.replies.byKind')} head={t('insight.replies.kind')} file="replies-by-kind" rows={kinds} />
        <ReplyTable title={t('insight.byOffice')} head={t('insight.office')} file="replies-by-office" rows={byOffice} />
        <ReplyTable
          title={t('insight.sales.byPerson')}
          head={t('insight.sales.person')}
          definition={t('insight.replies.byPersonText')}
          file="replies-by-person"
          rows={people}
        />
      </div>
    </>
  )
}

type TableProps = { title: string; head: string; definition?: string; file: string; rows: readonly Row[] }

function ReplyTable({ head, rows, ...panel }: TableProps) {
  const columns = useColumns(head)
  const max = Math.max(...rows.map(({ threads }) => threads), 1)
  const sorted = rows.toSorted((one, other) => other.threads - one.threads)
  return <ChartPanel {...panel} rows={sorted} columns={columns} rowKey={({ key }) => key} share={({ threads }) => threads / max} />
}

function useColumns(head: string): ChartColumn<Row>[] {
  const { t } = useI18n()
  const minutesText = useMinutesText()
  return [
    { key: 'name', title: head, value: ({ name }) => name },
    {
      key: 'median',
      title: t('insight.replies.median'),
      value: ({ median_minutes: minutes }) => minutes,
      render: ({ median_minutes: minutes }) => minutesText(minutes),
      isNumber: true,
    },
    { key: 'threads', title: t('insight.replies.threads'), value: ({ threads }) => threads, isNumber: true },
    { key: 'replied', title: t('insight.replies.replied'), value: ({ replied }) => replied, isNumber: true },
    { key: 'in_time', title: t('insight.replies.inTime'), value: ({ in_time: inTime }) => inTime, isNumber: true },
  ]
}
