import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { MessengerButtons } from '#backoffice/features/messengers/messenger-buttons.tsx'
import { SharedLink } from '#backoffice/features/messengers/shared-link.tsx'
import { useMessengerText } from '#backoffice/features/messengers/use-messenger-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'

export function PayoutPanel({ buyback: { id, payout } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (!payout) return null
  return (
    <Panel title={t('buybacks.payout')}>
      <div className="grid gap-3">
        <FactList
          items={[
            [t('buybacks.paidAt'), [time(payout.at), payout.by].filter(Boolean).join(', ')],
            [t('buybacks.paidHow'), t(`buybacks.methods.${payout.method}`)],
            payout.reference !== '' && [t('buybacks.paidReference'), payout.reference],
            payout.identity_seen_at !== null && [t('buybacks.identitySeen'), time(payout.identity_seen_at)],
          ]}
        />
        <Link
          to={paths.buybackPaper(id)}
          className="inline-flex items-center gap-2 justify-self-start text-13 underline decoration-hairline underline-offset-4 hover:decoration-ink finger:min-h-11"
        >
          <Printer aria-hidden="true" size={15} />
          {t('buybacks.paper')}
        </Link>
      </div>
    </Panel>
  )
}

/**
 * Links to the order that uses the buyback's sum as trade-in credit. The piece enters stock only after that order is shipped or handed
 * over.
 */
export function CreditPanel({ buyback: { credit_order: order, state } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  if (!order) return null
  return (
    <Panel title={t('buybacks.credit')}>
      <div className="grid justify-items-start gap-2">
        <Link to={paths.order(order.id)} className={`figures ${factLink}`}>
          {t('buybacks.creditOrder', { number: order.number })}
        </Link>
        {state === 'agreed' && <p className="text-12 text-stone">{t('buybacks.creditWaits')}</p>}
      </div>
    </Panel>
  )
}

/** Shows the link to the customer's page of this buyback. Staff can send the link by messenger to a customer without email or account. */
export function OwnPagePanel({ buyback }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const textOf = useMessengerText()
  const { page_url: url, person, phone, language, thread_id: thread } = buyback
  if (!url) return null
  const text = textOf(language, 'buyback', { name: person, pieces: `${buyback.brand} ${buyback.model}`, link: url })
  return (
    <Panel title={t('buybacks.page')}>
      <div className="grid gap-2">
        <SharedLink url={url} label={t('buybacks.page')}>
          {phone !== null && <MessengerButtons phone={phone} telegram={null} text={text} thread={thread} />}
        </SharedLink>
        <p className="text-12 text-stone">{t('buybacks.pageHelp')}</p>
      </div>
    </Panel>
  )
}
