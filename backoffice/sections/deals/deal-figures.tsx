import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type DealOf, dealQuery, type StaffDeal } from '#backoffice/client/deals.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { basisOf, type DealSum, earnedBy } from '#backoffice/sections/deals/earned.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { politely } from '#backoffice/ui/states.tsx'
import { toCents } from '#contract/rules/money.ts'

export type DealProps = { of: DealOf; sums: readonly DealSum[]; name?: string }

export function DealFigures({ of, sums, name }: DealProps) {
  const { t } = useI18n()
  const { data, error, refetch } = useQuery(dealQuery(of))
  return (
    <div className="grid gap-3">
      {name && <p className="font-medium wrap-anywhere">{name}</p>}
      {data && (
        <>
          {data.books && <Costs books={data.books} />}
          <Sums deal={data} sums={sums} />
          <LastPrices deal={data} />
        </>
      )}
      {!data && !error && <Waiting />}
      {error && (
        <p role="alert" className="grid justify-items-start gap-2 text-oxblood">
          {t('common.loadFailed')}
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </p>
      )}
    </div>
  )
}

function Waiting() {
  const { t } = useI18n()
  return (
    <div {...politely} aria-label={t('common.loading')} className="grid gap-3">
      {['w-full', 'w-3/4', 'w-full', 'w-1/2'].map((width, at) => (
        <Skeleton key={at} className={`h-3.5 ${width}`} />
      ))}
    </div>
  )
}

const withMinus = (text: string) => text.replace('-', '\u2212')

function useCents() {
  const { money } = useFormat()
  return (cents: number) => withMinus(money(String(cents / 100)))
}

function Line({ label, children, below }: { label: string; children: ReactNode; below?: string | null }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
      <dt className="text-stone">{label}</dt>
      <dd className="figures text-right">{children}</dd>
      {below && <dd className="figures col-span-2 text-12 text-stone">{below}</dd>}
    </div>
  )
}

function Costs({ books }: { books: NonNullable<StaffDeal['books']> }) {
  const { t } = useI18n()
  const { money, percent } = useFormat()
  const inMoney = useCents()
  const expenses = toCents(books.unit_expenses_usd)
  const cost = toCents(books.cost_usd)
  const share = books.consignor_share === null ? '—' : t('deals.consignorShare', { percent: percent(books.consignor_share / 100) })
  return (
    <dl className="grid gap-1.5">
      {books.ownership === 'consignment' ? (
        <>
          <Line label={t('deals.consignor')}>{books.consignor_usd ? money(books.consignor_usd) : share}</Line>
          {expenses && <Line label={t('deals.ofExpenses')}>{inMoney(expenses)}</Line>}
        </>
      ) : (
        <Line label={t('deals.cost')} below={expenses === null ? null : t('deals.expenses', { sum: inMoney(expenses) })}>
          {cost === null ? t('deals.costNone') : inMoney(cost + (expenses ?? 0))}
        </Line>
      )}
      {books.floor_usd && <Line label={t('deals.floor')}>{money(books.floor_usd)}</Line>}
    </dl>
  )
}

function Sums({ deal, sums }: { deal: StaffDeal; sums: readonly DealSum[] }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const isBuyback = deal.books === null
  const basis = isBuyback ? basisOf(deal) : null
  if (isBuyback && !basis) return <p className="text-stone">{t('deals.noBasis')}</p>
  return (
    <div className="grid gap-2 border-t border-hairline pt-3">
      {basis && <p className="text-stone">{t(basis.is_sold ? 'deals.atSold' : 'deals.atAsked', { sum: money(basis.price_usd) })}</p>}
      {sums.map((sum) => (
        <Earned key={sum.key} sum={sum} deal={deal} />
      ))}
    </div>
  )
}

function Earned({ sum, deal }: { sum: DealSum; deal: StaffDeal }) {
  const { t } = useI18n()
  const { money, percent } = useFormat()
  const inMoney = useCents()
  const earned = earnedBy(sum, deal)
  const label = t(`deals.sums.${sum.key}`)
  const { margin = null, payoutCents: payout = null, belowFloorCents: missing = 0 } = earned ?? {}
  const figures = margin
    ? t('deals.earns', { sum: inMoney(margin.cents), percent: withMinus(percent(margin.percent)) })
    : t(earned ? 'deals.unknown' : 'deals.untyped')
  const color = margin && margin.cents < 0 ? 'text-oxblood' : 'text-stone'
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-stone">
        {label}
        {'usd' in sum && sum.usd && <span className="figures">{money(sum.usd)}</span>}
      </p>
      <output aria-label={label} className={`figures block font-medium ${margin && margin.cents >= 0 ? '' : color}`}>
        {figures}
      </output>
      {payout !== null && deal.books?.consignor_usd === null && (
        <p className="figures text-12 text-stone">{`${t('deals.consignor')}: ${inMoney(payout)}`}</p>
      )}
      {missing > 0 && <p className="figures text-12 text-oxblood">{t('deals.belowFloor', { sum: inMoney(missing) })}</p>}
    </div>
  )
}

function LastPrices({ deal: { reference, prices } }: { deal: StaffDeal }) {
  const { t } = useI18n()
  const { money, calendarDay } = useFormat()
  const title = reference ? t('deals.pricesOf', { reference }) : t('deals.prices')
  return (
    <div className="grid gap-2 border-t border-hairline pt-3">
      <p className="text-stone wrap-anywhere">{title}</p>
      {prices.length ? (
        <ul aria-label={title} className="grid gap-1.5">
          {prices.map(({ piece_id: id, is_sold: isSold, day, year, price_usd: price, asked_usd: asked }) => (
            <li key={`${id} ${day} ${price} ${isSold}`} className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span>{t(isSold ? 'deals.sold' : 'deals.asked', { day: calendarDay(day) })}</span>
              <span className="text-right">{money(price)}</span>
              <span className="col-span-2 text-12 text-stone">
                {[
                  t('labels.number', { id }),
                  year === null ? null : String(year),
                  isSold && asked && asked !== price ? t('deals.before', { sum: money(asked) }) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t(reference ? 'deals.none' : 'deals.noReference')}</p>
      )}
    </div>
  )
}
