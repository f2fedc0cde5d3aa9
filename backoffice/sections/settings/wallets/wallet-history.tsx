import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { coinNames, type StaffWallets } from '#backoffice/client/wallets.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

type Change = StaffWallets['history'][number]

const tones: Record<Change['state'], Tone> = {
  proposed: 'attention',
  approved: 'attention',
  active: 'good',
  replaced: 'quiet',
  stopped: 'bad',
  cancelled: 'quiet',
}

export function WalletHistory({ history }: { history: readonly Change[] }) {
  const { t } = useI18n()
  return (
    <Panel title={t('wallets.history')} isFlush>
      {history.length === 0 && <p className="p-4 text-13 text-stone">{t('wallets.historyEmpty')}</p>}
      <ul>
        {history.map((change) => (
          <HistoryRow key={change.id} change={change} />
        ))}
      </ul>
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
