import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { orderModes, orderStatuses } from '#contract/rules/order-enums.ts'

/** The filters of the list; the board has all but the status. */
export function useOrderFilters(): Filter[] {
  const { t } = useI18n()
  const cities = useQuery(destinationsQuery).data?.cities ?? []
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
  ]
}

/** What of the URL the API is asked for. */
export function orderFiltersOf(params: URLSearchParams) {
  const method = deliveryMethods.find((known) => known === params.get('delivery_method'))
  const text = (name: string) => params.get(name) || undefined
  return { search: text('search'), status: text('status'), mode: text('mode'), delivery_method: method, city_id: text('city_id') }
}
