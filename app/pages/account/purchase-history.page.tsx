import { paths } from '#app/client/paths.ts'
import { HistorySkeleton } from '#app/features/order-history/history-skeleton.tsx'
import { OrderHistory } from '#app/features/order-history/order-history.tsx'
import { PlacedOrder, usePlacedOrder } from '#app/features/order-history/placed-order.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PrivateAccountLayout } from '#app/sections/account/account-layout.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/purchase-history.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  const page = { path: paths.purchaseHistory, title: t('history.title'), description: t('history.signedOutText'), isPrivate: true }
  return { head: head(page) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** Search and filters are in the URL, but the server's data do not depend on them. */
export const shouldRevalidate = () => false

export default function PurchaseHistoryPage() {
  const { t } = useI18n()
  return (
    <PrivateAccountLayout title={t('history.title')} signedOutText={t('history.signedOutText')} skeleton={<HistorySkeleton />}>
      <Orders />
    </PrivateAccountLayout>
  )
}

function Orders() {
  const placed = usePlacedOrder()
  return (
    <>
      {placed && <PlacedOrder key={placed.id} order={placed} />}
      <OrderHistory withoutId={placed?.id} />
    </>
  )
}
