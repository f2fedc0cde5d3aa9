import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { recordPath } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { undoAction } from '#backoffice/client/undo.ts'
import { useChangeLabels } from '#backoffice/features/audit-entries/use-change-labels.ts'
import { useColumnNames } from '#backoffice/features/audit-entries/use-column-names.ts'
import { useEntryTexts } from '#backoffice/features/audit-entries/use-entry-texts.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Sheet } from '#backoffice/ui/dialog.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Details = StaffResponseOf<'GET /api/staff/audit/:id/'>

type Props = { id: string; onClose: () => void; onUndone?: () => void }

export function EntrySheet({ id, onClose, onUndone }: Props) {
  const { t } = useI18n()
  const texts = useEntryTexts()
  const { data, error } = useQuery({
    queryKey: queryKeys.audit.entry(id),
    queryFn: () => callStaff('GET /api/staff/audit/:id/', { params: { id } }),
  })
  const undo = async () => {
    if (await undoAction(id)) onUndone?.()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={data ? texts.action(data) : t('audit.details')}
      actions={data?.can_undo && <Button onClick={() => void undo()}>{t('audit.undo')}</Button>}
    >
      {error && <FailedState error={error} />}
      {!data && !error && <LoadingRows count={4} />}
      {data && <EntryView entry={data} />}
    </Sheet>
  )
}

function EntryView({ entry }: { entry: Details }) {
  const { t } = useI18n()
  const texts = useEntryTexts()
  const labels = useChangeLabels(entry.changes)
  const path = recordPath(entry.subject.kind, entry.subject.id)
  const subject = texts.subject(entry) || texts.nameless(entry)
  return (
    <div className="grid gap-6">
      <FactList
        items={[
          [t('audit.who'), texts.actor(entry)],
          [
            t('audit.when'),
            <time key="at" dateTime={entry.at} className="figures">
              {texts.moment(entry.at)}
            </time>,
          ],
          [
            t('audit.subject'),
            path ? (
              <Link key="subject" to={path} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
                {subject}
              </Link>
            ) : (
              subject
            ),
          ],
          entry.reason !== null && [t('audit.reason'), entry.reason],
        ]}
      />
      <section aria-label={t('audit.changes')} className="grid gap-4">
        <h2 className="text-13 font-medium">{entry.changes.length ? t('audit.changes') : t('audit.noChanges')}</h2>
        {entry.changes.map((change) => (
          <ChangeTable key={`${change.table} ${change.row_id}`} change={change} labels={labels} />
        ))}
        {entry.changes_left_off > 0 && <p className="text-13 text-stone">{t('audit.moreRows', { count: entry.changes_left_off })}</p>}
      </section>
    </div>
  )
}

function ChangeTable({ change, labels }: { change: Details['changes'][number]; labels: ReturnType<typeof useChangeLabels> }) {
  const { t, find } = useI18n()
  const columnName = useColumnNames()
  const { table, before, after, erased } = change
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {}), ...erased])]
  const text = (values: Record<string, unknown> | null, column: string) => {
    if (erased.includes(column)) return t('audit.erased')
    return labels.value(table, column, values?.[column])
  }
  return (
    <div className="overflow-x-auto rounded-2 border border-hairline">
      <table className="w-full text-left text-12">
        <caption className="px-3 py-1.5 text-left font-medium">
          {find(`audit.tables.${table}`, table)} <span className="font-normal text-stone">{labels.row(change)}</span>
          {!before && <span className="text-moss"> · {t('audit.created')}</span>}
          {!after && <span className="text-oxblood"> · {t('audit.deleted')}</span>}
        </caption>
        <thead className="text-stone">
          <tr>
            {[t('audit.column'), ...(before ? [t('audit.before')] : []), ...(after ? [t('audit.after')] : [])].map((title) => (
              <th key={title} scope="col" className="border-t border-hairline px-3 py-1 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column}>
              <th scope="row" className="border-t border-hairline px-3 py-1.5 align-top font-normal text-stone">
                {columnName(column)}
              </th>
              {before && <td className="figures border-t border-hairline px-3 py-1.5 align-top break-words">{text(before, column)}</td>}
              {after && <td className="figures border-t border-hairline px-3 py-1.5 align-top break-words">{text(after, column)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
