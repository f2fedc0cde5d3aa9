import type { Route } from './+types/video.page.ts'
import { listVideos } from '#app/client/content.ts'
import { paths } from '#app/client/paths.ts'
import { OpensSoon } from '#app/sections/opens-soon.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { callApi, t, head } = pageContext(context)
  const videos = await listVideos(callApi)
  const title = t('soon.pages.video')
  const text = t('soon.text')
  return { videos, title, text, head: head({ path: paths.video, title, description: text }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function VideoPage({ loaderData }: Route.ComponentProps) {
  return <OpensSoon title={loaderData.title} text={loaderData.text} />
}
