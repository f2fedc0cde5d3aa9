import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { LinkedOrderScreen } from '#app/sections/account/linked-order-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/linked-order.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return {
    head: head({ path: paths.linkedOrder, title: t('history.linked.title'), description: t('history.linked.text'), isPrivate: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** Anyone with the link can see and confirm the order without an account. */
export default function LinkedOrderPage() {
  const { t } = useI18n()
  return (
    <section className="mx-auto max-w-[720px] px-5 pt-10 pb-24 md:pt-16 md:pb-32">
      <h1 className="display-small mb-6 text-24 md:text-32">{t('history.linked.title')}</h1>
      <LinkedOrderScreen />
    </section>
  )
}
