import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'
import type { StaffQueryOf } from '#contract/staff-endpoints.ts'

type Query = StaffQueryOf<'GET /api/staff/pieces/'>

const counts: readonly { label: MessageKey; query: NonNullable<Query> }[] = [
  { label: 'today.available', query: { status: 'available' } },
  { label: 'today.onHold', query: { on_hold: 'true' } },
  { label: 'today.drafts', query: { status: 'draft' } },
  { label: 'today.withoutPhoto', query: { missing: 'photo', status: 'draft,available' } },
]

/** How the stock stands, each count a way to its pieces. */
export function StockCounts() {
  const { t } = useI18n()
  const format = useFormat()
  const results = useQueries({
    queries: counts.map(({ query }) => ({
      queryKey: queryKeys.pieces.count(query),
      queryFn: ({ signal }: { signal: AbortSignal }) => callStaff('GET /api/staff/pieces/', { query: { ...query, page_size: 1 }, signal }),
    })),
  })
  return (
    <Panel title={t('today.stock')} isFlush>
      <ul>
        {counts.map(({ label, query }, at) => (
          <li key={label} className="border-b border-hairline last:border-0">
            <Link
              to={`${paths.pieces}?${new URLSearchParams(query as Record<string, string>)}`}
              className="flex h-9 items-center justify-between gap-4 px-4 text-13 -outline-offset-2 hover:bg-ivory/60 max-md:h-12 max-md:text-15"
            >
              <span>{t(label)}</span>
              <span className="figures font-medium">{results[at]?.data ? format.number(results[at].data.count) : '…'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
