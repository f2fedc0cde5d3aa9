import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ordersOf, ordersQuery } from '#app/client/order-history.ts'
import { paths } from '#app/client/paths.ts'
import { HistoryChips, HistoryFilters } from '#app/features/order-history/history-filters.tsx'
import { isFiltered, defaultHistoryView } from '#app/features/order-history/history-params.ts'
import { HistorySkeleton, OrderSkeletons } from '#app/features/order-history/history-skeleton.tsx'
import { OrderList } from '#app/features/order-history/order-list.tsx'
import { useHistoryView } from '#app/features/order-history/use-history-view.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Order } from '#contract/order.ts'

export function OrderHistory({ withoutId }: { withoutId?: string | undefined }) {
  const { t } = useI18n()
  const { view, show } = useHistoryView()
  const orders = useInfiniteQuery({ ...ordersQuery(view), placeholderData: keepPreviousData })
  useLoadMoreErrorToast(orders.isFetchNextPageError)
  const shown = ordersOf(orders.data?.pages ?? []).filter(({ id }) => id !== withoutId)
  const loadMore = useLoadMore(shown, () => void orders.fetchNextPage())
  const count = (orders.data?.pages[0]?.count ?? 0) - (withoutId ? 1 : 0)

  if (withoutId && !shown.length && !isFiltered(view)) return null
  if (orders.isPending) return <HistorySkeleton />
  if (orders.isError && !orders.data)
    return (
      <Notice tone="error" title={t('history.loadFailed')}>
        <Button variant="secondary" onClick={() => void orders.refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  if (!shown.length && !isFiltered(view) && !orders.isPlaceholderData) return <NoOrders />
  return (
    <>
      {withoutId && <h2 className="display-small mb-6 text-24">{t('history.others')}</h2>}
      <HistoryFilters view={view} onChange={show} />
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3">
        <p aria-live="polite" className="figures text-13 text-stone">
          {t('history.found', { count })}
        </p>
        <HistoryChips view={view} onChange={show} />
      </div>
      <div
        aria-busy={orders.isPlaceholderData}
        className={orders.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
      >
        {shown.length ? (
          <OrderList orders={shown} />
        ) : (
          <NoneFound onReset={() => show({ ...defaultHistoryView, ordering: view.ordering })} />
        )}
      </div>
      {orders.isFetchingNextPage && <OrderSkeletons count={1} />}
      {orders.hasNextPage && (
        <div className="no-print pt-8 text-center">
          <Button variant="secondary" aria-disabled={orders.isFetchingNextPage} onClick={loadMore}>
            {orders.isFetchingNextPage ? t('history.loadingMore') : t('history.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function NoOrders() {
  const { t } = useI18n()
  return (
    <Notice title={t('history.empty.title')} text={t('history.empty.text')}>
      <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
    </Notice>
  )
}

function NoneFound({ onReset }: { onReset: () => void }) {
  const { t } = useI18n()
  return (
    <Notice title={t('history.empty.filtered')} text={t('history.empty.filteredText')}>
      <Button variant="secondary" onClick={onReset}>
        {t('history.filters.reset')}
      </Button>
    </Notice>
  )
}

/** Loads the next page, then focuses its first order, because the pressed button may have disappeared. */
function useLoadMore(shown: readonly Order[], fetchNext: () => void): () => void {
  const countBefore = useRef<number | null>(null)
  useEffect(() => {
    const first = countBefore.current === null ? undefined : shown[countBefore.current]
    if (!first) return
    countBefore.current = null
    document.querySelector<HTMLElement>(`[data-order="${first.id}"] button`)?.focus({ preventScroll: true })
  }, [shown])
  return () => {
    countBefore.current = shown.length
    fetchNext()
  }
}

/** Shows a toast when the next page fails to load. The loaded orders stay, and the customer can retry. */
function useLoadMoreErrorToast(isFailed: boolean): void {
  const { t } = useI18n()
  const wasFailed = useRef(false)
  useEffect(() => {
    if (isFailed && !wasFailed.current) toast.error(t('history.loadMoreFailed'))
    wasFailed.current = isFailed
  }, [isFailed, t])
}
