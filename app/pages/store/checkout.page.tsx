import { paths } from '#app/client/paths.ts'
import { CheckoutScreen } from '#app/sections/checkout/checkout-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/checkout.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.checkout, title: t('checkout.title'), description: t('checkout.description'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CheckoutPage() {
  return <CheckoutScreen />
}
