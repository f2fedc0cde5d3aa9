import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PieceStatusBadge } from '#backoffice/sections/pieces/piece-status.tsx'
import { PieceThumbnail } from '#backoffice/sections/pieces/use-piece-columns.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { politely } from '#backoffice/ui/states.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Earlier = StaffResponseOf<'GET /api/staff/references/'>['results'][number]
type Props = { q: string; found: readonly Earlier[]; isLoaded: boolean; onChoose: (id: number) => void }

export function EarlierPieces({ q, found, isLoaded, onChoose }: Props) {
  const { t } = useI18n()
  const { money } = useFormat()
  if (q.trim().length < 2) return null
  if (!found.length)
    return (
      <p {...politely} className="text-13 text-stone">
        {isLoaded ? t('pieces.create.nothing') : ''}
      </p>
    )
  return (
    <div>
      <p className="mb-2 text-13 text-stone">{t('pieces.create.takes')}</p>
      <ul aria-label={t('pieces.create.found')} className="border-t border-hairline">
        {found.map((piece, at) => (
          <li key={piece.id} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => onChoose(piece.id)}
              className="flex min-h-14 w-full items-center gap-3 px-2 py-1.5 text-left text-13 hover:bg-ivory"
            >
              <PieceThumbnail url={piece.thumbnail_url} className="h-11 w-9" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{piece.label}</span>
                <span className="block truncate text-12 text-stone">
                  {[piece.reference, piece.production_year].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="max-md:hidden">
                <PieceStatusBadge status={piece.status} />
              </span>
              <span className="figures w-24 text-right">{money(piece.price_usd)}</span>
              <span className="w-5 shrink-0 touch:hidden">{at === 0 && <KeyHint keys="Enter" />}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
