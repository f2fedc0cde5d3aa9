import type { ReactNode } from 'react'
import { data } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { VideoGrid } from '#app/features/video/video-grid.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import { PageTitle } from '#app/sections/shell/page-title.tsx'
import { loadVideos } from '#app/sections/video/load-videos.server.ts'
import { videoList } from '#app/sections/video/video-list.server.ts'
import { VideoNotice } from '#app/sections/video/video-notice.tsx'
import type { Route } from './+types/video.page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { callApi, t, head } = pageContext(context)
  const { page, first } = await loadVideos(callApi, new URL(request.url).searchParams.get('page'))
  const title = t('video.title')
  const query = page > 1 ? `page=${page}` : ''
  const structuredData = first?.videos.length ? [videoList(first.videos)] : []
  const shown = { page, first, head: head({ path: paths.video, query, title, description: t('video.description'), structuredData }) }
  return data(shown, first ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function VideoPage({ loaderData: { page, first } }: Route.ComponentProps) {
  return (
    <VideoFrame>
      {first?.videos.length ? (
        <VideoGrid key={page} first={first} moreHref={`${paths.video}?page=${page + 1}`} />
      ) : (
        <VideoNotice isFailed={first === null} />
      )}
    </VideoFrame>
  )
}

export function ErrorBoundary() {
  const { t } = useI18n()
  return (
    <VideoFrame>
      <PageTitle title={t('video.title')} />
      <VideoNotice isFailed />
    </VideoFrame>
  )
}

function VideoFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className="wrap py-12 md:py-20">
      <header className="mb-10 md:mb-14">
        <h1 className="display text-44 md:text-60">{t('video.title')}</h1>
        <p className="mt-4 max-w-150 text-stone">{t('video.description')}</p>
        <p className="mt-2 text-13 text-stone">{t('video.note')}</p>
      </header>
      {children}
    </div>
  )
}
