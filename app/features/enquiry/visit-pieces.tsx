import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { tabStorage } from '#app/browser/storage.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { limits } from '#contract/limits.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { Whereabouts } from '#contract/rules/promise.ts'

/** A piece that the visitor wants to see. `notes`: for each office, a text about how the piece gets there for a viewing. */
export type VisitPiece = { ref: string; name: string; photo: string | null; place: Whereabouts; notes: Partial<Record<OfficeKey, string>> }

const storageKey = 'visit-pieces'

/** Returns the pieces of a visit: the pieces in the URL (`named`), then the pieces chosen earlier in this tab. */
export function useVisitPieces(named: readonly VisitPiece[]) {
  const [pieces, setPieces] = useState(named)
  useEffect(() => {
    const chosen = read().filter(({ ref }) => !named.some((piece) => piece.ref === ref))
    change([...named, ...chosen].slice(0, limits.visitPiecesMax))
    function change(next: readonly VisitPiece[]) {
      store(next)
      setPieces(next)
    }
  }, [named])
  const remove = (ref: string) => {
    const left = pieces.filter((piece) => piece.ref !== ref)
    store(left)
    setPieces(left)
  }
  const clear = () => store([])
  return { pieces, remove, clear }
}

const store = (pieces: readonly VisitPiece[]) => tabStorage.set(storageKey, pieces.length ? JSON.stringify(pieces) : null)

function read(): VisitPiece[] {
  const stored = tabStorage.getJson(storageKey)
  return Array.isArray(stored) ? stored.filter(isPiece) : []
}

function isPiece(value: unknown): value is VisitPiece {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ref' in value &&
    typeof value.ref === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'place' in value &&
    'notes' in value
  )
}

type Props = { pieces: readonly VisitPiece[]; office: OfficeKey; onRemove: (ref: string) => void }

export function VisitPieces({ pieces, office, onRemove }: Props) {
  const { t } = useI18n()
  if (!pieces.length) return null
  return (
    <fieldset>
      <legend className="label text-stone">{t('enquiry.appointment.pieces')}</legend>
      <ul className="mt-2 border-t border-hairline">
        {pieces.map(({ ref, name, photo, notes: { [office]: note } }) => (
          <li key={ref} className="flex min-h-16 items-center gap-4 border-b border-hairline py-2">
            <input type="hidden" name="pieces" value={ref} />
            <span className="h-15 w-12 shrink-0 overflow-hidden rounded-2 bg-ivory">
              {photo && <img src={photo} alt="" width={48} height={60} data-kind={ref.split('-')[0]} className="size-full object-cover" />}
            </span>
            <span className="min-w-0 flex-1">
              {name}
              {note && (
                <span className="block text-13 text-stone">
                  <NoWrap text={note} />
                </span>
              )}
            </span>
            <button
              type="button"
              className="inline-flex size-11 shrink-0 items-center justify-center text-stone hover:text-ink"
              aria-label={t('enquiry.appointment.removePiece', { name })}
              onClick={() => onRemove(ref)}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
