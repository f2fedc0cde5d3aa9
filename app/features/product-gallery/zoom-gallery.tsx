import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCanZoom } from '#app/features/product-gallery/use-can-zoom.ts'
import { useZoom } from '#app/features/product-gallery/use-zoom.ts'
import { wrapIndex } from '#app/features/product-gallery/wrap-index.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { DialogShell } from '#app/ui/dialog.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import type { Kind } from '#contract/piece.ts'

type ViewProps = { kind: Kind; photos: readonly Photo[]; start: number; onSelect: (at: number) => void }
type Props = ViewProps & { name: string; isOpen: boolean; onClose: () => void; focusAfter: () => HTMLElement | null }

export default function ZoomGallery({ name, isOpen, onClose, focusAfter, ...view }: Props) {
  const { t } = useI18n()
  return (
    <DialogShell
      isOpen={isOpen}
      onOpenChange={onClose}
      finalFocus={focusAfter}
      title={t('product.photos.label', { name })}
      isTitleShown={false}
      closeLabel={t('common.close')}
      closesOnBack
      popupClass="fixed inset-0 z-50 bg-paper transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <ZoomView {...view} />
    </DialogShell>
  )
}

function ZoomView({ kind, photos, start, onSelect }: ViewProps) {
  const { t } = useI18n()
  const [at, setAt] = useState(start)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const photo = photos[at]
  const canZoom = useCanZoom(frame, photo)
  const { zoom, isHeld, toggle, reset, handlersFor } = useZoom(canZoom)
  const go = (by: number) => {
    const next = wrapIndex(at, by, photos.length)
    reset()
    setAt(next)
    onSelect(next)
  }
  useArrowKeys(photos.length > 1 ? go : undefined)
  const isZoomed = zoom.scale > 1
  const cursor = canZoom ? 'touch-none cursor-zoom-in' : 'touch-pinch-zoom'
  return (
    <div className="flex h-full flex-col">
      <div
        ref={stage}
        {...handlersFor(go)}
        className={`relative min-h-0 grow overflow-hidden select-none ${isZoomed ? 'touch-none cursor-grab active:cursor-grabbing' : cursor}`}
      >
        <div
          key={at}
          ref={frame}
          className={`pointer-events-none absolute inset-4 md:inset-10 starting:opacity-0 ${isHeld ? 'transition-opacity' : 'transition-[opacity,transform]'}`}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <Picture photo={photo} fallback={kind} sizes={isZoomed ? '250vw' : '100vw'} isFirst />
        </div>
      </div>
      {/* reserves the line even without a note, so that the layout does not shift between photos */}
      <p className="min-h-4.5 px-5 text-center text-12 text-stone">{photo?.is_demo && t('product.photos.model')}</p>
      <div className="flex items-center justify-center gap-2 pb-4">
        {photos.length > 1 && (
          <IconButton label={t('product.photos.previous')} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" size={24} />
          </IconButton>
        )}
        <p className="figures min-w-16 text-center text-13 text-stone" aria-live="polite">
          <span className="sr-only">{t('product.photos.position', { number: at + 1, count: photos.length })}</span>
          <span aria-hidden="true">
            {at + 1} / {photos.length}
          </span>
        </p>
        {photos.length > 1 && (
          <IconButton label={t('product.photos.next')} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" size={24} />
          </IconButton>
        )}
        {(canZoom || isZoomed) && (
          <IconButton
            label={isZoomed ? t('product.photos.zoomOut') : t('product.photos.zoomIn')}
            onClick={() => stage.current && toggle(stage.current)}
          >
            {isZoomed ? <ZoomOut aria-hidden="true" size={20} /> : <ZoomIn aria-hidden="true" size={20} />}
          </IconButton>
        )}
      </div>
      <Neighbors kind={kind} photos={photos} at={at} />
    </div>
  )
}

function Neighbors({ kind, photos, at }: Pick<ViewProps, 'kind' | 'photos'> & { at: number }) {
  const near = new Set([wrapIndex(at, 1, photos.length), wrapIndex(at, -1, photos.length)])
  near.delete(at)
  return (
    <div aria-hidden="true" className="pointer-events-none invisible absolute inset-0">
      {[...near].map((neighbor) => (
        <Picture key={neighbor} photo={photos[neighbor]} fallback={kind} sizes="100vw" isDecorative />
      ))}
    </div>
  )
}

/**
 * Changes the photo on arrow keys. Listens in the capture phase, because the dialog stops the propagation of arrow keys. Uses a layout
 * effect, so that an early key press is not lost.
 */
function useArrowKeys(go: ((by: number) => void) | undefined): void {
  useLayoutEffect(() => {
    if (!go) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') go(1)
      if (event.key === 'ArrowLeft') go(-1)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [go])
}
