import type { MouseEvent } from 'react'
import { type PlayableVideoPage, useMoreVideos } from '#app/features/video/use-more-videos.ts'
import { VideoTile } from '#app/features/video/video-tile.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

export function VideoGrid({ first, moreHref }: { first: PlayableVideoPage; moreHref: string }) {
  const { t } = useI18n()
  const { videos, addedCount, hasMore, isLoading, loadMore } = useMoreVideos(first)
  const more = (event: MouseEvent) => {
    event.preventDefault()
    void loadMore()
  }
  return (
    <>
      <ul className="video-grid" aria-busy={isLoading}>
        {videos.map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
        {isLoading && <VideoSkeletons />}
      </ul>
      <VisuallyHidden live>{addedCount ? t('video.added', { count: addedCount }) : ''}</VisuallyHidden>
      {hasMore && (
        <p className="mt-14 text-center">
          <ButtonLink to={moreHref} variant="secondary" onClick={more} aria-disabled={isLoading} preventScrollReset>
            {t(isLoading ? 'common.loading' : 'video.more')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

export function VideoSkeletons() {
  return [1, 2, 3].map((at) => (
    <li key={at} aria-hidden="true" className="video-tile">
      <div className="video-stage">
        <Skeleton className="size-full" />
      </div>
      <Skeleton className="mt-4 h-6 w-3/4" />
      <Skeleton className="mt-2 h-11" />
    </li>
  ))
}
