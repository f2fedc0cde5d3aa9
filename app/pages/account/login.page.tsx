import { paths } from '#app/client/paths.ts'
import { signInOptions } from '#app/client/sign-in.ts'
import { LoginScreen } from '#app/sections/account/login-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/login.page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { callApi, t, head, site, reservationHours } = pageContext(context)
  const options = await signInOptions(callApi)
  const origins = site.origins.ru === site.origins.en ? null : site.origins
  const about = { path: paths.login(), title: t('signIn.title.initial'), description: t('signIn.page.description'), isPrivate: true }
  return { options, origins, reservationHours, head: head(about) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function LoginPage({ loaderData: { options, origins, reservationHours } }: Route.ComponentProps) {
  return <LoginScreen options={options} origins={origins} reservationHours={reservationHours} />
}
