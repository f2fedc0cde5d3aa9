import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { orderModes, orderStatuses } from '#contract/rules/order-enums.ts'
import { orderBadges } from '#contract/rules/staff/order-enums.ts'

/** The filters of the order list. The board uses all of them except the status. */
export function useOrderFilters(): Filter[] {
  const { t } = useI18n()
  const { get } = useUrlState()
  const { calendarDay } = useFormat()
  const cities = useQuery(destinationsQuery).data?.cities ?? []
  const dayOf = (value: string) => (isDay(value) ? [{ value, label: calendarDay(value) }] : [])
  const hoursOf = (value: string) => (value ? [{ value, label: t('orders.hours', { count: Number(value) }) }] : [])
  return [
    {
      name: 'status',
      label: t('orders.column.status'),
      options: orderStatuses.map((value) => ({ value, label: t(`orders.status.${value}`) })),
    },
    { name: 'mode', label: t('orders.column.mode'), options: orderModes.map((value) => ({ value, label: t(`orders.mode.${value}`) })) },
    {
      name: 'delivery_method',
      label: t('orders.column.delivery'),
      options: deliveryMethods.map((value) => ({ value, label: t(`orders.method.${value}`) })),
    },
    { name: 'city_id', label: t('orders.column.office'), options: cities.map(({ id, name }) => ({ value: String(id), label: name })) },
    { name: 'mark', label: t('orders.badges'), options: orderBadges.map((value) => ({ value, label: t(`orders.badgeFilter.${value}`) })) },
    { name: 'due', label: t('orders.money'), options: [{ value: 'true', label: t('orders.dueFilter') }], isQuiet: true },
    { name: 'owed', label: t('orders.money'), options: [{ value: 'true', label: t('orders.owedFilter') }], isQuiet: true },
    { name: 'expires_within', label: t('orders.expiresFilter'), options: hoursOf(get('expires_within')), isQuiet: true },
    { name: 'from', label: t('orders.period.from'), options: dayOf(get('from')), isQuiet: true },
    { name: 'to', label: t('orders.period.to'), options: dayOf(get('to')), isQuiet: true },
  ]
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

export function orderFiltersOf(params: URLSearchParams) {
  const method = deliveryMethods.find((known) => known === params.get('delivery_method'))
  const text = (name: string) => params.get(name) || undefined
  return {
    search: text('search'),
    status: text('status'),
    mode: text('mode'),
    delivery_method: method,
    city_id: text('city_id'),
    mark: text('mark'),
    from: text('from'),
    to: text('to'),
    due: params.get('due') === 'true' ? ('true' as const) : undefined,
    owed: params.get('owed') === 'true' ? ('true' as const) : undefined,
    expires_within: text('expires_within'),
  }
}
