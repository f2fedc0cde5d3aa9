import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { agreeToOrder, openOrderLink } from '#app/client/linked-order.ts'
import { findOrderOffice } from '#app/client/order-office.ts'
import { paths } from '#app/client/paths.ts'
import { queryClient } from '#app/client/query-client.ts'
import { listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { formatDelivery } from '#app/features/order-history/order-facts.tsx'
import { OrderLines } from '#app/features/order-history/order-lines.tsx'
import { OrderPayment } from '#app/features/order-history/order-payment.tsx'
import { orderPromise } from '#app/features/order-history/order-promise.ts'
import { OrderStatusBadge } from '#app/features/order-history/order-status.tsx'
import { OrderSums } from '#app/features/order-history/order-sums.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { LinkedOrder } from '#contract/order-link.ts'

const onHashChange = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function LinkedOrderScreen() {
  const { t } = useI18n()
  const token = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  )
  const key = ['linked-order', token]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => openOrderLink(callApi, token ?? ''),
    enabled: Boolean(token),
    retry: false,
  })
  const { mutate, isPending, ...agreeing } = useMutation({
    mutationFn: (order: LinkedOrder) => agreeToOrder(callApi, { token: token ?? '', version: order.version }),
    onSuccess: (order) => queryClient.setQueryData(key, order),
    // refetches, because the failure may mean that the order has changed
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
  if ((error && !data) || token === '')
    return (
      <div role="alert" className="grid justify-items-start gap-6">
        <p>{error?.message ?? t('history.linked.gone')}</p>
        {token !== '' && (
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        )}
        <ButtonLink to={paths.contacts}>{t('history.linked.contacts')}</ButtonLink>
      </div>
    )
  if (!data) return <Skeleton className="h-100 w-full" />
  return (
    <div className="grid gap-8">
      <p className="text-17">{t(data.agreed_at ? 'history.linked.thanks' : 'history.linked.hello', { name: data.first_name })}</p>
      <Facts order={data} />
      <OrderLines lines={listOrderLines(data)} label={t('history.details.items')} />
      <OrderSums order={data} />
      {agreeing.error && (
        <p role="alert" className="text-oxblood">
          {agreeing.error.message}
        </p>
      )}
      {data.can_agree && (
        <div className="grid justify-items-start gap-3">
          <Button aria-disabled={isPending} onClick={() => !isPending && mutate(data)} className="aria-disabled:opacity-45 max-sm:w-full">
            {t('history.linked.agree')}
          </Button>
          <p className="text-13 text-stone">{t('history.linked.agreeHelp')}</p>
        </div>
      )}
    </div>
  )
}

function Facts({ order }: { order: LinkedOrder }) {
  const { language, t } = useI18n()
  const { delivery, comment, agreed_at: agreedAt } = order
  const placeTime = usePlaceTime()
  const promise = orderPromise(language, order)
  const facts = [
    [t('history.details.number'), order.order_number],
    [t(delivery.method === 'pickup' ? 'history.details.pickup' : 'history.details.address'), formatDelivery(delivery)],
    ...(promise ? [[promise.label, promise.text]] : []),
    ...(comment ? [[t('history.details.comment'), comment]] : []),
    ...(agreedAt ? [[t('history.linked.agreed'), placeTime(agreedAt, findOrderOffice(delivery, language).key)]] : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-hairline pt-5 sm:grid-cols-[140px_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-13 text-stone sm:pt-0.5">{name}</dt>
          <dd className="figures min-w-0 wrap-anywhere max-sm:-mt-2">
            <NoWrap text={value ?? ''} />
          </dd>
        </div>
      ))}
      <dt className="text-13 text-stone sm:pt-0.5">{t('history.details.status')}</dt>
      <dd className="max-sm:-mt-2">
        <OrderStatusBadge status={order.status} />
        <OrderPayment order={order} />
      </dd>
    </dl>
  )
}
