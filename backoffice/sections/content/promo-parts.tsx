import type { Promo } from '#backoffice/client/promos.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import type { PromoState } from '#contract/rules/staff/promo-states.ts'

const tones: Record<PromoState, Tone> = { active: 'good', planned: 'attention', 'used-up': 'quiet', ended: 'quiet', off: 'quiet' }

export function PromoStateBadge({ state }: { state: PromoState }) {
  const { t } = useI18n()
  return <Badge tone={tones[state]}>{t(`promos.state.${state}`)}</Badge>
}

export function usePromoTexts() {
  const { t } = useI18n()
  const { money, number, percent, time } = useFormat(useOfficeTimeZone().timeZone)
  return {
    money,
    discount: ({ type, value }: Promo) => (type === 'fixed' ? money(value) : percent(Number(value))),
    uses: ({ used_count: used, uses_max: max }: Promo) => (max === null ? number(used) : t('promos.ofUses', { used, max })),
    term: ({ valid_from: from, valid_until: until }: Promo) => {
      if (from && until) return t('promos.fromUntil', { from: time(from), until: time(until) })
      if (from) return t('promos.from', { from: time(from) })
      return until ? t('promos.until', { until: time(until) }) : t('promos.always')
    },
  }
}

export function usePromoColumns(): Column<Promo>[] {
  const { t } = useI18n()
  const { discount, uses, term } = usePromoTexts()
  return [
    {
      key: 'code',
      title: t('promos.columns.code'),
      width: 'minmax(160px,1.2fr)',
      render: ({ code }) => <span className="figures font-medium">{code}</span>,
    },
    { key: 'discount', title: t('promos.columns.discount'), width: '110px', align: 'end', render: discount },
    { key: 'state', title: t('promos.columns.state'), width: '150px', render: ({ state }) => <PromoStateBadge state={state} /> },
    { key: 'used', title: t('promos.columns.used'), width: '96px', align: 'end', render: uses },
    { key: 'term', title: t('promos.columns.term'), width: 'minmax(150px,1.4fr)', render: term, from: 'lg' },
    { key: 'note', title: t('promos.columns.note'), width: 'minmax(120px,1.4fr)', render: ({ note }) => note, from: 'lg' },
  ]
}

export function PromoCard({ promo }: { promo: Promo }) {
  const { t } = useI18n()
  const { discount, uses } = usePromoTexts()
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <span className="figures min-w-0 truncate font-medium">{promo.code}</span>
        <span className="figures shrink-0">{discount(promo)}</span>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-13">
        <PromoStateBadge state={promo.state} />
        <span className="figures shrink-0 text-stone">
          {t('promos.columns.used')}: {uses(promo)}
        </span>
      </span>
      {promo.note && <span className="truncate text-13 text-stone">{promo.note}</span>}
    </span>
  )
}
