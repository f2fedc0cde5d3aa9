import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { ManualOrderLine } from '#backoffice/sections/orders/manual/manual-order-lines.tsx'
import { SearchPicker } from '#backoffice/ui/field/search-picker.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type FoundPiece = StaffResponseOf<'GET /api/staff/pieces/'>['results'][number]

const shownMax = 6
const searchMinChars = 2

export function PieceSearch({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (line: ManualOrderLine) => void }) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const isSearching = search.length >= searchMinChars
  const found = useQuery({
    queryKey: queryKeys.pieces.toOrder(search),
    queryFn: ({ signal }) =>
      callStaff('GET /api/staff/pieces/', { query: { q: search, status: 'available,reserved', page_size: 12 }, signal }),
    enabled: isSearching,
  })
  const pieces = (found.data?.results ?? []).filter((piece) => isForSale(piece) && !chosen.includes(piece.id)).slice(0, shownMax)
  const add = (piece: FoundPiece) => {
    onAdd(lineOf(piece))
    setText('')
  }
  return (
    <SearchPicker
      label={t('orders.hand.piece')}
      help={t('orders.hand.pieceHelp')}
      text={text}
      onType={setText}
      search={search}
      found={isSearching && found.data ? pieces : undefined}
      none={t('orders.hand.nothingFound')}
      onPick={add}
    >
      {(piece) => <FoundPieceLine piece={piece} />}
    </SearchPicker>
  )
}

function FoundPieceLine({ piece }: { piece: FoundPiece }) {
  const { t } = useI18n()
  const { money, time } = useFormat(useOfficeTimeZone().timeZone)
  return (
    <>
      <span className="h-10 w-8 shrink-0 overflow-hidden rounded-2 bg-ivory">
        {piece.thumbnail_url && <img src={piece.thumbnail_url} alt="" width={32} height={40} className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {nameOf(piece)}
          {piece.held_until && <span className="text-stone"> · {t('orders.hand.held', { time: time(piece.held_until) })}</span>}
        </span>
        <PieceTraits of={piece.traits} className="block truncate" />
      </span>
      <span className="figures shrink-0">{piece.price_on_request ? t('orders.hand.onRequest') : money(piece.price_usd)}</span>
    </>
  )
}

const nameOf = ({ brand, model_name: model, reference }: FoundPiece) => [brand, model, reference].filter(Boolean).join(' ')

const isForSale = ({ status, held_until: heldUntil }: FoundPiece) => status === 'available' || heldUntil !== null

function lineOf(piece: FoundPiece): ManualOrderLine {
  return {
    id: piece.id,
    name: nameOf(piece),
    photo: piece.thumbnail_url,
    price: piece.price_on_request ? null : piece.price_usd,
    heldUntil: piece.held_until,
    isFromHold: false,
    // drafts on the device must not contain serial numbers
    traits: { ...piece.traits, serial_ending: null },
  }
}
