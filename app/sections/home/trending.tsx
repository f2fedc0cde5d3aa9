import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { HomeData } from '#app/sections/home/load-home.server.ts'
import { PieceTile } from '#app/sections/home/piece-tile.tsx'
import { SectionHeading } from '#app/sections/home/section-heading.tsx'
import { RowSkeleton } from '#app/sections/home/skeletons.tsx'
import { RetryNotice, useIsRetrying } from '#app/sections/retry-notice.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = { watches: HomeData['trending']; title?: string | null }

export function Trending({ watches, title: ownTitle }: Props) {
  const { t } = useI18n()
  const isRetrying = useIsRetrying()
  const title = ownTitle ?? t('home.trend.title')
  if (!watches?.length)
    return (
      <section className="wrap">
        <SectionHeading title={title} />
        {isRetrying && <RowSkeleton />}
        {!isRetrying && watches && <Notice title={t('common.noItems')} />}
        {!isRetrying && !watches && <RetryNotice title={t('home.trend.loadFailed')} />}
      </section>
    )
  return (
    <div className="wrap">
      <Carousel
        label={title}
        heading={<h2 className="display text-32 md:text-44">{title}</h2>}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        rowClass="-mx-5 scroll-px-5 px-5 md:-mx-10 md:scroll-px-10 md:px-10 xl:-mx-20 xl:scroll-px-20 xl:px-20"
        slideClass="w-[46%] sm:w-[40%] wide:w-[30%] xl:w-[22.5%]"
      >
        {watches.map((watch) => (
          <PieceTile
            key={watch.id}
            piece={watch}
            sizes="(min-width: 1280px) 290px, (min-width: 480px) 40vw, 30vw"
            photoClass="aspect-4/5"
          />
        ))}
      </Carousel>
    </div>
  )
}
