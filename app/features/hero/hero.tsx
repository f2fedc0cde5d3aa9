import { HeroSlide, type HeroPiece } from '#app/features/hero/hero-slide.tsx'
import { slidePosition } from '#app/features/hero/slide-position.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RotationControls } from '#app/ui/rotation-controls.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'
import { useSwipe } from '#app/ui/use-swipe.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Must equal the default of `--turn` in `app/ui/rotation.css`. */
const advanceMs = 8000

export function Hero({ pieces }: { pieces: readonly HeroPiece[] }) {
  const { t } = useI18n()
  const count = pieces.length
  const rotation = useRotation(count, advanceMs)
  const { active, step, holdProps, isMovedByHand } = rotation
  const swipeProps = useSwipe(step)
  const labels = { previous: t('home.hero.previous'), next: t('home.hero.next'), stop: t('home.hero.stop'), start: t('home.hero.start') }
  const shown = pieces[active]
  return (
    <section aria-roledescription="carousel" aria-label={t('home.hero.label')} className="pt-4 md:pt-6" {...holdProps}>
      {/* The list only distinguishes a swipe from a press; the controls are the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="hero-track" {...swipeProps}>
        {pieces.map((piece, at) => (
          <HeroSlide
            key={piece.id ?? piece.to}
            piece={piece}
            position={slidePosition(at, active, count)}
            isFirst={at === 0}
            onTurn={step}
          />
        ))}
      </ul>
      <RotationControls rotation={rotation} labels={labels} className="mx-8 mt-2 md:mx-auto md:w-[68%] lg:w-[64%] lg:max-w-280" />
      <VisuallyHidden live>
        {isMovedByHand && shown ? t('home.hero.position', { at: active + 1, count, name: `${shown.label}, ${shown.title}` }) : ''}
      </VisuallyHidden>
    </section>
  )
}
