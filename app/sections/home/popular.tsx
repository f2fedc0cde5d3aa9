import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { HomeData } from '#app/sections/home/load-home.server.ts'
import { PieceTile } from '#app/sections/home/piece-tile.tsx'
import { PromoBanner } from '#app/sections/home/promo-banner.tsx'
import { SectionHeading } from '#app/sections/home/section-heading.tsx'
import { PairSkeleton } from '#app/sections/home/skeletons.tsx'
import { RetryNotice, useIsRetrying } from '#app/sections/retry-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RotationControls } from '#app/ui/rotation-controls.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'
import { useSwipe } from '#app/ui/use-swipe.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Must equal `--turn` of the controls below. */
const advanceMs = 15_000

type Slides = NonNullable<HomeData['popular']>

type Props = { slides: HomeData['popular']; title?: string | null }

export function Popular({ slides, title: ownTitle }: Props) {
  const { t } = useI18n()
  const title = ownTitle ?? t('home.popular.title')
  const isRetrying = useIsRetrying()
  if (slides?.length) return <PopularSlides slides={slides} title={title} />
  return (
    <section className="wrap" aria-busy={isRetrying}>
      <SectionHeading title={title} />
      {isRetrying && <PairSkeleton />}
      {!isRetrying && slides && <Notice title={t('common.noItems')} />}
      {!isRetrying && !slides && <RetryNotice title={t('home.popular.loadFailed')} />}
    </section>
  )
}

function PopularSlides({ slides, title }: { slides: Slides; title: string }) {
  const { t } = useI18n()
  const rotation = useRotation(slides.length, advanceMs)
  const { active, count, step, isMovedByHand } = rotation
  const swipeProps = useSwipe(step)
  const labels = {
    previous: t('home.popular.previous'),
    next: t('home.popular.next'),
    stop: t('home.hero.stop'),
    start: t('home.hero.start'),
  }
  return (
    <section className="wrap relative" aria-roledescription="carousel" aria-label={title} {...rotation.holdProps}>
      <SectionHeading title={title} />
      {/* The list only distinguishes a swipe from a press; the controls are the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="rotation-stack" {...swipeProps}>
        {slides.map((slide, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- slides never move, so the index is their identity
          <li key={at} data-shown={at === active || undefined}>
            {slide.pair ? <Pair watches={slide.pair} /> : <PromoBanner banner={slide.banner} />}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <RotationControls rotation={rotation} labels={labels} className="beside-heading md:mt-4 max-[360px]:mt-4 [--turn:15s]" />
      )}
      <VisuallyHidden live>{isMovedByHand ? t('home.popular.position', { at: active + 1, count }) : ''}</VisuallyHidden>
    </section>
  )
}

const pairGrid = 'grid grid-cols-2 gap-4 md:gap-6'
const photoShape = 'aspect-4/5 wide:aspect-4/3'

function Pair({ watches }: { watches: NonNullable<Slides[number]['pair']> }) {
  return (
    <div className={pairGrid}>
      {watches.map((watch) => (
        <PieceTile key={watch.id} piece={watch} sizes="(max-width: 480px) 30vw, (min-width: 900px) 45vw, 50vw" photoClass={photoShape} />
      ))}
    </div>
  )
}
