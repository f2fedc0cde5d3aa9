import { paths } from '#app/client/paths.ts'
import { useRelay } from '#app/features/sign-in/relay/use-relay.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/auth-relay.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head, site } = pageContext(context)
  const origins = site.origins.ru === site.origins.en ? null : site.origins
  return {
    origins,
    head: head({ path: paths.authRelay, title: t('signIn.relay.title'), description: t('signIn.relay.text'), isPrivate: true }),
  }
}

/** The URL contains session tokens (SEC-B4). */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function AuthRelayPage({ loaderData: { origins } }: Route.ComponentProps) {
  const { t } = useI18n()
  useRelay(origins)
  return (
    <section className="wrap py-24 text-center md:py-40">
      <h1 className="display text-32 sm:text-44">{t('signIn.relay.title')}</h1>
      <output className="mx-auto mt-5 block max-w-120 text-stone">{t('signIn.relay.text')}</output>
    </section>
  )
}
