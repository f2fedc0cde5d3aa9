import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { HomeDraft } from '#backoffice/client/home.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import { staffLimits } from '#contract/staff/limits.ts'

const foundMax = 6

type Props = {
  ids: readonly number[]
  known: HomeDraft['pieces']
  /** The names of pieces added since the draft was loaded, by id. */
  names: Readonly<Record<number, string>>
  nameOf: (id: number) => string
  isPinned: boolean
  onChange: (ids: number[], names: Record<number, string>) => void
}

/** Returns the name of a chosen piece. `added`: the names of pieces added since the draft was loaded. */
export const namePiece = (id: number, known: HomeDraft['pieces'], added: Props['names']): string =>
  known.find((piece) => piece.id === id)?.name ?? added[id] ?? String(id)

/** The chosen pieces in order, each with a remove button. Includes sold pieces, which the shop hides. */
export function RowPieces({ ids, known, names, nameOf, isPinned, onChange }: Props) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: queryKeys.pieces.toOrder(asked),
    queryFn: ({ signal }) =>
      callStaff('GET /api/staff/pieces/', { query: { q: asked, status: 'available,reserved', page_size: 12 }, signal }),
    enabled: asked.length > 1,
  })
  const found = asked.length > 1 ? (data?.results ?? []).filter(({ id }) => !ids.includes(id)).slice(0, foundMax) : []
  const label = t(isPinned ? 'home.pinned' : 'home.chosen')
  const remove = (id: number) => {
    const { [id]: _, ...others } = names
    onChange(
      ids.filter((each) => each !== id),
      others,
    )
  }
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-13 text-stone">{label}</legend>
      {ids.length > 0 && (
        <SortableRows ids={ids} onOrder={(ordered) => onChange([...ordered], { ...names })} label={label}>
          {ids.map((id) => (
            <SortableRow key={id} id={id} name={nameOf(id)} onOpen={() => remove(id)}>
              <span className="min-w-0 truncate">{nameOf(id)}</span>
              <span className="shrink-0 text-12 text-stone">
                {known.some((piece) => piece.id === id && !piece.is_listed) ? (
                  <Badge tone="quiet">{t('home.gone')}</Badge>
                ) : (
                  t('home.pieceRemove')
                )}
              </span>
            </SortableRow>
          ))}
        </SortableRows>
      )}
      {ids.length < staffLimits.homeRowPiecesMax && (
        <TextField label={t('home.addPiece')} type="search" value={text} onChange={setText} autoComplete="off" />
      )}
      <ul>
        {found.map(({ id, brand, model_name: model, reference, traits }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-hairline text-left text-13 hover:text-brass"
              onClick={() => {
                onChange([...ids, id], { ...names, [id]: `${brand} ${model} ${t('labels.number', { id })}` })
                setText('')
              }}
            >
              <span className="grid min-w-0">
                <span className="truncate">
                  {brand} {model}
                </span>
                <PieceTraits of={traits} className="truncate" />
              </span>
              <span className="text-stone">{reference}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
