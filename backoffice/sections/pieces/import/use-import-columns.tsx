import type { ImportRun } from '#backoffice/client/imports.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge } from '#backoffice/ui/badge.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'

export function ImportState({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  if (run.is_undone) return <Badge tone="quiet">{t('imports.states.undone')}</Badge>
  if (run.applied_at) return <Badge tone="good">{t('imports.states.applied')}</Badge>
  return <Badge tone="attention">{t('imports.states.open')}</Badge>
}

export function useImportSummary(): (counts: ImportRun['counts']) => string {
  const { t } = useI18n()
  return (counts) => {
    if (!counts) return ''
    // imports stored by earlier versions count all new pieces as `new`, not as `on_sale` and `drafts`
    const fresh = counts.on_sale + counts.drafts ? (['on_sale', 'drafts'] as const) : (['new'] as const)
    const parts = [...fresh, ...(['changed', 'same', 'refused'] as const)].map((outcome) => [outcome, counts[outcome]] as const)
    return parts.flatMap(([outcome, count]) => (count ? [t(`imports.summary.${outcome}`, { count })] : [])).join(', ')
  }
}

export function useImportColumns(): Column<ImportRun>[] {
  const { t } = useI18n()
  const { time, number } = useFormat(useOfficeTimeZone().timeZone)
  const summaryOf = useImportSummary()
  return [
    { key: 'file', title: t('imports.columns.file'), width: 'minmax(200px,2fr)', render: ({ file_name }) => file_name },
    { key: 'when', title: t('imports.columns.when'), width: '150px', render: ({ created_at }) => time(created_at) },
    { key: 'by', title: t('imports.columns.by'), width: 'minmax(110px,1fr)', render: ({ by }) => by },
    { key: 'rows', title: t('imports.columns.rows'), width: '88px', align: 'end', render: ({ row_count }) => number(row_count) },
    { key: 'state', title: t('imports.columns.state'), width: '140px', render: (run) => <ImportState run={run} /> },
    {
      key: 'summary',
      title: t('imports.columns.result'),
      width: 'minmax(160px,2fr)',
      from: 'lg',
      render: ({ counts }) => <span className="text-stone">{summaryOf(counts)}</span>,
    },
  ]
}
