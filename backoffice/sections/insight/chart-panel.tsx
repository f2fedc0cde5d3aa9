import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { type ChartColumn, ChartTable } from '#backoffice/ui/chart/chart-table.tsx'
import { saveTable } from '#backoffice/ui/chart/save-table.ts'
import { Panel } from '#backoffice/ui/page.tsx'

type Props<Row> = {
  title: string
  definition?: string
  file: string
  rows: readonly Row[]
  columns: readonly ChartColumn<Row>[]
  rowKey: (row: Row) => string
  share?: (row: Row) => number
  chart?: ReactNode
  links?: ReactNode
}

export function ChartPanel<Row>({ title, definition, file, rows, columns, rowKey, share, chart, links }: Props<Row>) {
  const { t, language } = useI18n()
  const save = rows.length > 0 && (
    <Button
      variant="quiet"
      aria-label={t('insight.saveOf', { title })}
      onClick={() => saveTable({ rows, columns }, { name: file, language })}
    >
      <Download aria-hidden="true" size={14} />
      CSV
    </Button>
  )
  return (
    <Panel title={title} isFlush actions={save}>
      {definition && <p className="px-4 pt-3 text-12 text-stone">{definition}</p>}
      {rows.length === 0 && <p className="p-4 text-13 text-stone">{t('insight.empty')}</p>}
      {rows.length > 0 && (
        <>
          {chart && <div className="px-4 pt-3">{chart}</div>}
          <div className="pt-1">
            <ChartTable
              label={t('insight.tableOf', { title })}
              rows={rows}
              columns={columns}
              rowKey={rowKey}
              {...(share ? { share } : {})}
            />
          </div>
          {links && <div className="flex flex-wrap gap-x-5 border-t border-hairline px-4 py-1 text-13">{links}</div>}
        </>
      )}
    </Panel>
  )
}
