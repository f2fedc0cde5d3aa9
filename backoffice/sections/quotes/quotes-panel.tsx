import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { type QuotesOf, quotesQuery, type StaffQuote } from '#backoffice/client/quotes.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { QuoteLink } from '#backoffice/sections/quotes/quote-link.tsx'
import { Converted } from '#backoffice/sections/rates/converted.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

export function QuotesPanel({ of }: { of: QuotesOf }) {
  const { t } = useI18n()
  const isAllowed = useMay()('quote.make')
  const { data } = useQuery({ ...quotesQuery(of), enabled: isAllowed })
  if (!data?.results.length) return null
  return (
    <Panel title={t('quotes.title')} isFlush>
      <ul aria-label={t('quotes.title')}>
        {data.results.map((quote) => (
          <li key={quote.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-hairline px-4 py-3 text-13 last:border-0">
            <QuoteFacts quote={quote} of={of} />
            {quote.state === 'open' && !('thread' in of) && <QuoteLink quote={quote} />}
            {quote.state === 'open' && <Withdraw quote={quote} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const link = 'font-medium hover:underline finger:inline-flex finger:min-h-11 finger:items-center'

function QuoteFacts({ quote, of }: { quote: StaffQuote; of: QuotesOf }) {
  const { t } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  const { state, lines, credit, order, opened_at: openedAt, thread_id: thread } = quote
  const isGone = state === 'open' && lines.some(({ is_available: isAvailable }) => !isAvailable)
  const facts = [
    t(`quotes.state.${state}`),
    state === 'open' && t('quotes.lasts', { time: time(quote.expires_at) }),
    state === 'open' && quote.is_held && t('quotes.held'),
  ]
  return (
    <>
      {!('thread' in of) && (
        <Link to={paths.thread(thread)} className={`justify-self-start ${link}`}>
          {[t('threads.number', { number: thread }), quote.name].filter(Boolean).join(' · ')}
        </Link>
      )}
      {lines.map(({ piece_id: id, label, price_usd: price, traits }) => (
        <p key={id} className="flex items-baseline justify-between gap-3">
          <span className="grid min-w-0">
            <Link to={paths.piece(id)} className={`min-w-0 truncate ${link}`}>
              {label}
            </Link>
            <PieceTraits of={traits} />
          </span>
          <span className="figures shrink-0">{money(price)}</span>
        </p>
      ))}
      {credit && (
        <p className="flex items-baseline justify-between gap-3">
          {credit.buyback_id === null ? (
            <span className="min-w-0 truncate">{t('quotes.creditFor', { piece: credit.piece })}</span>
          ) : (
            <Link to={paths.buyback(credit.buyback_id)} className={`min-w-0 truncate ${link}`}>
              {t('quotes.creditFor', { piece: credit.piece })}
            </Link>
          )}
          <span className="figures shrink-0">−{money(credit.price_usd)}</span>
        </p>
      )}
      <Converted usd={totalOf(quote)} className="text-right" />
      <p className="figures text-stone">{facts.filter(Boolean).join(' · ')}</p>
      <p className="figures text-stone">{openedAt ? t('quotes.opened', { time: time(openedAt) }) : t('quotes.unopened')}</p>
      {isGone && <p className="text-oxblood">{t('quotes.gone')}</p>}
      {state === 'open' && credit?.is_free === false && <p className="text-oxblood">{t('quotes.creditGone')}</p>}
      {order && (
        <Link to={paths.order(order.id)} className={`figures justify-self-start ${link}`}>
          {order.number}
        </Link>
      )}
    </>
  )
}

const totalOf = ({ lines, credit }: StaffQuote) =>
  lines.reduce((sum, { price_usd: price }) => sum + Number(price), -Number(credit?.price_usd ?? 0))

function Withdraw({ quote: { id } }: { quote: StaffQuote }) {
  const { t } = useI18n()
  const { run, isBusy } = useAction()
  const withdraw = () =>
    run(async () => {
      try {
        const { action_id: action } = await callStaff('POST /api/staff/quotes/:id/withdraw/', { params: { id } })
        showUndoToast(t('quotes.withdrawn'), action)
      } catch (error) {
        showToast('error', sentenceOf(error, t('common.actionFailed')))
      }
      await queryClient.invalidateQueries({ queryKey: queryKeys.threads.all })
      await queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
    })
  return (
    <Button variant="quiet" className="-ml-3 justify-self-start" aria-disabled={isBusy} onClick={() => void withdraw()}>
      {t('quotes.withdraw')}
    </Button>
  )
}
