import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PieceStatusBadge } from '#backoffice/sections/pieces/piece-status.tsx'
import { ShownPrice } from '#backoffice/sections/pieces/price-cell.tsx'
import { PieceThumbnail, useBadges, useWhere } from '#backoffice/sections/pieces/use-piece-columns.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

export function PieceCard({ row }: { row: StaffPieceRow }) {
  const { t } = useI18n()
  const where = useWhere()(row)
  const badges = useBadges()(row)
  return (
    <span className="flex gap-3">
      <PieceThumbnail url={row.thumbnail_url} className="h-18 w-14" />
      <span className="grid min-w-0 flex-1 content-start gap-0.5">
        <span className="truncate font-medium">
          {row.brand} {row.model_name}
        </span>
        <PieceTraits of={row.traits} className="truncate" />
        <span className="flex items-baseline justify-between gap-3 text-13">
          <PieceStatusBadge status={row.status} />
          <span className="figures">
            <ShownPrice row={row} />
          </span>
        </span>
        <span className="truncate text-12 text-stone">
          {[row.reference, where, row.days_held === null ? null : t('pieces.days', { count: row.days_held }), badges]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}
