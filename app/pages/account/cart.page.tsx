import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AccountLayout } from '#app/sections/account/account-layout.tsx'
import { CartView, ClearCart } from '#app/sections/cart/cart-view.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/cart.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.cart, title: t('cart.title'), description: t('cart.emptyText'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CartPage() {
  const { t } = useI18n()
  return (
    <AccountLayout title={t('cart.title')} beside={<ClearCart />}>
      <CartView />
    </AccountLayout>
  )
}
