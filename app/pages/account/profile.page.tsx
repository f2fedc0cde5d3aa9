import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PrivateAccountLayout } from '#app/sections/account/account-layout.tsx'
import { ProfileScreen, ProfileSkeleton } from '#app/sections/account/profile-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/profile.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.profile, title: t('profile.title'), description: t('profile.signedOut.text'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ProfilePage() {
  const { t } = useI18n()
  return (
    <PrivateAccountLayout title={t('profile.title')} signedOutText={t('profile.signedOut.text')} skeleton={<ProfileSkeleton />}>
      <ProfileScreen />
    </PrivateAccountLayout>
  )
}
