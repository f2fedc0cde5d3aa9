import { useInfiniteQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { coinNames, type StaffWallets } from '#backoffice/client/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine, sentenceOf } from '#backoffice/ui/states.tsx'

type Change = StaffWallets['history'][number]

const tones: Record<Change['state'], Tone> = {
  proposed: 'attention',
  approved: 'attention',
  active: 'good',
  replaced: 'quiet',
  stopped: 'bad',
  cancelled: 'quiet',
}

export function WalletHistory({ history, hasMore }: { history: readonly Change[]; hasMore: boolean }) {
  const { t } = useI18n()
  const oldest = history.at(-1)?.id ?? ''
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...queryKeys.wallets, 'history', oldest],
    queryFn: ({ pageParam, signal }) => callStaff('GET /api/staff/wallets/history/', { query: { before: pageParam }, signal }),
    initialPageParam: oldest,
    getNextPageParam: (page) => (page.has_more ? page.history.at(-1)?.id : undefined),
    // the first page is already loaded, together with the wallets
    enabled: false,
  })
  const earlier = data?.pages.flatMap((page) => page.history) ?? []
  return (
    <Panel title={t('wallets.history')} isFlush>
      {history.length === 0 && <p className="p-4 text-13 text-stone">{t('wallets.historyEmpty')}</p>}
      <ul>
        {[...history, ...earlier].map((change) => (
          <HistoryRow key={change.id} change={change} />
        ))}
      </ul>
      {(data ? hasNextPage : hasMore) && (
        <div className="grid justify-items-center gap-2 p-4">
          <Button aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('wallets.earlier')}
          </Button>
          <FailureLine text={error && sentenceOf(error, t('common.actionFailed'))} />
        </div>
      )}
    </Panel>
  )
}

function HistoryRow({ change }: { change: Change }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { state, ended_at: endedAt, ended_by: ender, approved_by: approver, approved_at: approvedAt } = change
  const word = t(`wallets.states.${state}`)
  const steps = [
    t('wallets.proposedBy', { name: change.proposed_by?.name ?? '', time: format.time(change.proposed_at) }),
    approver && approvedAt && t('wallets.approvedBy', { name: approver.name, time: format.time(approvedAt) }),
    endedAt &&
      (ender
        ? t('wallets.endedBy', { state: word, name: ender.name, time: format.time(endedAt) })
        : t('wallets.endedByShop', { state: word, time: format.time(endedAt) })),
  ]
  return (
    <li className="grid gap-1 border-b border-hairline px-4 py-3 text-13 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{coinNames[change.coin]}</span>
        <Badge tone={tones[state]}>{word}</Badge>
      </p>
      <p translate="no" className="font-[ui-monospace,Menlo,Consolas,monospace] break-all">
        {change.address}
      </p>
      <p className="text-12 text-stone">{steps.filter(Boolean).join(' · ')}</p>
    </li>
  )
}
