import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BuybackStateBadge } from '#backoffice/sections/buybacks/buyback-state.tsx'
import { FactsDialog } from '#backoffice/sections/buybacks/facts-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function BuybackPanel({ thread: { id, buyback, asked } }: { thread: StaffThread }) {
  const { t } = useI18n()
  const may = useMay()
  const [isOpening, setOpening] = useState(false)
  if (!buyback && !may('thread.answer')) return null
  return (
    <Panel title={t('buybacks.inThread')}>
      {buyback ? (
        <div className="flex flex-wrap items-baseline justify-between gap-3 text-13">
          <Link
            to={paths.buyback(buyback.id)}
            className="font-medium underline decoration-hairline underline-offset-4 hover:decoration-ink finger:min-h-11"
          >
            {t('buybacks.number', { number: buyback.id })}
          </Link>
          <BuybackStateBadge state={buyback.state} />
        </div>
      ) : (
        <Button onClick={() => setOpening(true)}>{t('buybacks.start')}</Button>
      )}
      {isOpening && (
        <FactsDialog threadId={id} buyback={null} terms={asked.has_trade_in ? 'trade-in' : 'buy'} onClose={() => setOpening(false)} />
      )}
    </Panel>
  )
}
