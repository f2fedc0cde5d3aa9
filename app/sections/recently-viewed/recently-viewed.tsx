import { useEffect, useState } from 'react'
import { type RecentPiece, readRecentPieces, rememberPiece } from '#app/client/recently-viewed.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { piecePath } from '#contract/rules/piece-path.ts'

const shownMax = 6

/**
 * Pieces viewed earlier on this device. A product page also adds its piece to them. Renders nothing until the storage has been read
 * (EDN-16).
 */
export function RecentlyViewed({ current, className = '' }: { current?: RecentPiece; className?: string }) {
  const { t } = useI18n()
  const [pieces, setPieces] = useState<RecentPiece[]>([])
  useEffect(() => {
    const isOther = ({ kind, id }: RecentPiece) => kind !== current?.kind || id !== current.id
    setPieces(readRecentPieces().filter(isOther).slice(0, shownMax))
    if (current) rememberPiece(current)
    // runs once, because the component is remounted for each piece
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (!pieces.length) return null
  return (
    <section aria-labelledby="recently-viewed" className={`wrap no-print min-w-0 ${className}`}>
      <h2 id="recently-viewed" className="display-small mb-6 text-24">
        {t('common.recentlyViewed')}
      </h2>
      <ul className="grid auto-cols-[120px] grid-flow-col gap-4 overflow-x-auto pb-2 md:auto-cols-[160px] md:gap-6">
        {pieces.map(({ kind, id, brand, model, photo }) => (
          <li key={`${kind} ${id}`}>
            <a href={piecePath(kind, id)} className="quiet-link block">
              <span className="block aspect-4/5 bg-ivory">
                {photo && <img src={photo} alt="" loading="lazy" decoding="async" data-kind={kind} className="size-full object-contain" />}
              </span>
              <span className="label mt-3 block truncate text-stone">{brand}</span>
              <span className="mt-1 block text-13">{model}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
