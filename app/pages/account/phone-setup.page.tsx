import { useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useSessionState } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PhoneSetupScreen, PhoneSetupSkeleton } from '#app/sections/account/phone-setup-screen.tsx'
import { SignedOut } from '#app/sections/account/signed-out.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { nextPath } from '#contract/rules/next-path.ts'
import type { Route } from './+types/phone-setup.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  const about = { path: paths.phoneSetup(), title: t('signIn.phoneSetup.title'), description: t('signIn.phoneSetup.text'), isPrivate: true }
  return { head: head(about) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PhoneSetupPage() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const session = useSessionState()
  const proceed = () => void navigate(nextPath(new URLSearchParams(location.search).get('next')), { replace: true })
  const shown = {
    unknown: <PhoneSetupSkeleton />,
    out: <SignedOut text={t('signIn.phoneSetup.signedOut')} />,
    in: <PhoneSetupScreen onDone={proceed} />,
  }
  return (
    <section className="mx-auto max-w-[450px] px-5 pt-10 pb-24 md:pt-20 md:pb-32">
      <h1 className="display-small mb-4 text-24 md:text-32">{t('signIn.phoneSetup.title')}</h1>
      {shown[session]}
    </section>
  )
}
