import { paths } from '#app/client/paths.ts'
import { MessagesScreen } from '#app/sections/account/messages-screen.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { Route } from './+types/messages.page.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { t, head } = pageContext(context)
  return { head: head({ path: paths.messages, title: t('messages.title'), description: t('messages.text'), isPrivate: true }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** The open conversation is in the URL, but the server's data do not depend on it. */
export const shouldRevalidate = () => false

export default function MessagesPage() {
  return <MessagesScreen />
}
