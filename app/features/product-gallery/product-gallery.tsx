import { lazy, Suspense, useState } from 'react'
import { PhotoStage } from '#app/features/product-gallery/photo-stage.tsx'
import { PhotoStrip } from '#app/features/product-gallery/photo-strip.tsx'
import { usePhotoSelection } from '#app/features/product-gallery/use-photo-selection.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

const loadZoom = () => import('#app/features/product-gallery/zoom-gallery.tsx')
const ZoomGallery = lazy(loadZoom)

type Props = { kind: Kind; name: string; photos: readonly Photo[] }

export function ProductGallery({ kind, name, photos }: Props) {
  const { t } = useI18n()
  const { stage, selected, select, onScroll } = usePhotoSelection()
  const [zoomed, setZoomed] = useState<'never' | 'open' | 'closed'>('never')
  const ordered = primaryFirst(photos)
  if (!ordered.length) return <NoPhotos kind={kind} />
  const openZoom = () =>
    loadZoom().then(
      () => setZoomed('open'),
      () => toast.error(t('product.photos.openFailed')),
    )
  return (
    <section aria-label={t('product.photos.label', { name })} onPointerEnter={() => void loadZoom().catch(() => {})}>
      <div className="flex items-start gap-3 lg:gap-4">
        {ordered.length > 1 && <PhotoStrip kind={kind} photos={ordered} selected={selected} onSelect={select} />}
        <PhotoStage ref={stage} photos={ordered} kind={kind} selected={selected} onScroll={onScroll} onEnlarge={() => void openZoom()} />
      </div>
      <div className="flex min-h-7 items-center justify-end gap-4 px-5 pt-1.5 md:px-10 wide:px-0">
        {ordered.length > 1 && <Bars count={ordered.length} selected={selected} />}
        {ordered[selected]?.is_demo && <p className="text-12 text-stone max-wide:max-w-2/3">{t('product.photos.model')}</p>}
      </div>
      {zoomed !== 'never' && (
        <Suspense>
          <ZoomGallery
            kind={kind}
            name={name}
            photos={ordered}
            start={selected}
            isOpen={zoomed === 'open'}
            onSelect={select}
            onClose={() => setZoomed('closed')}
            focusAfter={() => stage.current?.querySelectorAll('a')[selected] ?? null}
          />
        </Suspense>
      )}
    </section>
  )
}

function Bars({ count, selected }: { count: number; selected: number }) {
  const { t } = useI18n()
  return (
    <p className="no-print flex grow gap-1 wide:hidden">
      <span className="sr-only" aria-live="polite">
        {t('product.photos.position', { number: selected + 1, count })}
      </span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={`h-0.5 grow transition-colors ${at === selected ? 'bg-ink' : 'bg-hairline'}`} />
      ))}
    </p>
  )
}

function NoPhotos({ kind }: { kind: Kind }) {
  const { t } = useI18n()
  return (
    <figure>
      <div className="piece-photo relative aspect-square max-h-[39svh] w-full bg-ivory md:aspect-5/4 md:max-h-none wide:aspect-square wide:max-h-[max(420px,calc(100svh-280px))]">
        <Picture photo={undefined} fallback={kind} sizes="100vw" isFirst />
      </div>
      <figcaption className="mt-3 px-5 text-13 text-stone md:px-10 wide:px-0">{t('product.photos.none')}</figcaption>
    </figure>
  )
}
