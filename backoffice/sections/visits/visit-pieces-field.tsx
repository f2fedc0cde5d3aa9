import { X } from 'lucide-react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PieceChoice } from '#backoffice/sections/photo-groups/piece-choice.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'

type Piece = { id: number; label: string }

export function VisitPiecesField({ pieces, onChange }: { pieces: Piece[]; onChange: (pieces: Piece[]) => void }) {
  const { t } = useI18n()
  return (
    <fieldset className="grid gap-2">
      <legend className="caption">{t('visits.pieces')}</legend>
      {pieces.length > 0 && (
        <ul className="border-t border-hairline">
          {pieces.map((piece) => (
            <li key={piece.id} className="flex min-h-9 items-center justify-between gap-3 border-b border-hairline text-13 finger:min-h-11">
              <span>
                {piece.label} <span className="figures text-stone">{t('labels.number', { id: piece.id })}</span>
              </span>
              <IconButton
                label={t('visits.removePiece', { name: `${piece.label} ${t('labels.number', { id: piece.id })}` })}
                onClick={() => onChange(pieces.filter(({ id }) => id !== piece.id))}
              >
                <X aria-hidden="true" size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <PieceChoice key={pieces.length} onChoose={(piece) => onChange([...pieces.filter(({ id }) => id !== piece.id), piece])} />
    </fieldset>
  )
}
