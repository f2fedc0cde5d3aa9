import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ChoiceLine } from '#backoffice/sections/photo-groups/choice-line.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { useSearchKeys } from '#backoffice/ui/field/use-search-keys.ts'
import { useTraits } from '#backoffice/ui/piece-traits.tsx'
import { politely } from '#backoffice/ui/states.tsx'
import { pieceOfLabel } from '#contract/rules/staff/labels.ts'

type Props = { onChoose: (piece: { id: number; label: string }) => void }

const shownMax = 5

export function PieceChoice({ onChoose }: Props) {
  const { t } = useI18n()
  const textOf = useTraits()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const number = pieceOfLabel(q)
  const { data, isPlaceholderData } = useQuery({
    queryKey: queryKeys.pieces.ofPhotographs(q),
    queryFn: ({ signal }) => callStaff('GET /api/staff/pieces/', { query: { q, page_size: shownMax }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const labels = useQuery({
    queryKey: queryKeys.pieces.labels(String(number)),
    queryFn: ({ signal }) => callStaff('GET /api/staff/labels/', { query: { ids: String(number) }, signal }),
    enabled: number !== null,
  })
  const byNumber = number === null ? [] : (labels.data?.results ?? [])
  const byWords = q.length > 1 ? (data?.results ?? []).filter(({ id }) => id !== number) : []
  const found = [...byNumber, ...byWords].map(({ id, brand, model_name: model, reference, traits }) => ({
    id,
    label: [brand, model, reference].filter(Boolean).join(' '),
    traits: textOf({ ...traits, id: null }),
  }))
  const choose = ({ id, label }: (typeof found)[number]) => onChoose({ id, label })
  const isCurrent = q === text.trim() && !isPlaceholderData && (number === null || labels.data !== undefined)
  const keys = useSearchKeys(text, isCurrent ? found : undefined, choose)
  const isEmpty = q.length > 1 && data !== undefined && !found.length
  return (
    <div className="grid gap-2">
      <TextField label={t('photoGroups.search')} type="search" autoComplete="off" value={text} onChange={setText} {...keys} />
      {isEmpty && (
        <p {...politely} className="text-13 text-stone">
          {t('photoGroups.searchNothing')}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label={t('photoGroups.existing')} className="border-t border-hairline">
          {found.slice(0, shownMax).map((piece) => (
            <ChoiceLine
              key={piece.id}
              text={[t('labels.number', { id: piece.id }), piece.label, piece.traits].filter(Boolean).join(' · ')}
              onChoose={() => choose(piece)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
