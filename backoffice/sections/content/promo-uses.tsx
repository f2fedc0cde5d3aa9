import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { PromoRecord } from '#backoffice/client/promos.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Panel } from '#backoffice/ui/page.tsx'

/** The orders that used the code. Cancelled orders are listed, but do not count as uses. */
export function PromoUses({ promo: { uses, order_count: count, discount_usd: sum } }: { promo: PromoRecord }) {
  const { t } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <Panel
      title={t('promos.uses')}
      actions={count > 0 && <span className="figures pr-2 text-13 text-stone">{t('promos.usesSum', { sum: money(sum) })}</span>}
      isFlush={count > 0}
    >
      {count === 0 && <p className="text-13 text-stone">{t('promos.usesNone')}</p>}
      <ul>
        {uses.map((use) => (
          <li
            key={use.order_id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline px-4 py-2 text-13 last:border-0 hover:bg-ivory/60 max-md:text-15"
          >
            <span className="min-w-0 truncate">
              <Link to={paths.order(use.order_id)} className="figures font-medium after:absolute after:inset-0">
                {use.number}
              </Link>{' '}
              {use.name}
            </span>
            <span className={`figures ${use.status === 'cancelled' ? 'text-stone line-through' : ''}`}>
              {t('promos.discountOf', { sum: money(use.discount_usd), total: money(use.total_usd) })}
            </span>
            <span className="text-12 text-stone">{t(`orders.status.${use.status}`)}</span>
            <time dateTime={use.at} className="figures text-right text-12 text-stone">
              {time(use.at)}
            </time>
          </li>
        ))}
      </ul>
      {count > uses.length && <p className="px-4 py-2 text-12 text-stone">{t('promos.usesNewest', { shown: uses.length, count })}</p>}
    </Panel>
  )
}
