import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import type { MouseEvent, ReactNode } from 'react'
import { useStrip } from '#app/features/product-gallery/use-strip.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

type Props = { kind: Kind; photos: readonly Photo[]; selected: number; onSelect: (at: number) => void }

/** A strip of thumbnails beside the large photo (`PhotoStage`) on wide screens. Has the height of the large photo. */
export function PhotoStrip({ kind, photos, selected, onSelect }: Props) {
  const { t } = useI18n()
  const { ref, canGoBack, canGoForward, step } = useStrip(selected)
  const choose = (event: MouseEvent, at: number) => {
    event.preventDefault()
    onSelect(at)
  }
  return (
    // the content is absolutely positioned, so that the large photo alone determines the height
    <nav aria-label={t('product.photos.strip')} className="no-print relative hidden w-18 shrink-0 self-stretch wide:block xl:w-26.25">
      <div ref={ref} className="absolute inset-0 overflow-y-auto overscroll-contain scroll-smooth [scrollbar-width:none]">
        <ol className="grid gap-3">
          {photos.map((photo, at) => (
            <li key={photo.image_url}>
              <a
                href={`#photo-${at + 1}`}
                onClick={(event) => choose(event, at)}
                aria-label={t('product.photos.show', { number: at + 1 })}
                aria-current={at === selected || undefined}
                className="relative block aspect-4/5 bg-ivory -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink after:opacity-0 after:transition-opacity hover:after:opacity-40 aria-current:after:opacity-100"
              >
                <Picture photo={photo} fallback={kind} sizes="105px" isDecorative />
              </a>
            </li>
          ))}
        </ol>
      </div>
      <Step isShown={canGoBack} label={t('product.photos.up')} className="top-0" onPress={() => step(-1)}>
        <ChevronUp aria-hidden="true" size={20} />
      </Step>
      <Step isShown={canGoForward} label={t('product.photos.down')} className="bottom-0" onPress={() => step(1)}>
        <ChevronDown aria-hidden="true" size={20} />
      </Step>
    </nav>
  )
}

type StepProps = { isShown: boolean; label: string; className: string; onPress: () => void; children: ReactNode }

function Step({ isShown, label, className, onPress, children }: StepProps) {
  if (!isShown) return null
  return (
    <IconButton label={label} onClick={onPress} className={`absolute inset-x-0 w-full bg-paper/85 ${className}`}>
      {children}
    </IconButton>
  )
}
