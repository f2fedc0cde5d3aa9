import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { placesQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { useMay, useShopUrl } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { OffersPanel } from '#backoffice/sections/offers/offers-panel.tsx'
import { Checklist } from '#backoffice/sections/pieces/piece/checklist.tsx'
import { CurrentHoldAndMove } from '#backoffice/sections/pieces/piece/current-hold-and-move.tsx'
import { PieceEnquiries } from '#backoffice/sections/pieces/piece/piece-enquiries.tsx'
import { PieceNotes } from '#backoffice/sections/pieces/piece/piece-notes.tsx'
import { PieceTags } from '#backoffice/sections/pieces/piece/piece-tags.tsx'
import { PieceWantedPanel } from '#backoffice/sections/pieces/piece/piece-wanted.tsx'
import { usePieceAction } from '#backoffice/sections/pieces/piece/use-piece-action.ts'
import { ShownPrice } from '#backoffice/sections/pieces/price-cell.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { QuotesPanel } from '#backoffice/sections/quotes/quotes-panel.tsx'
import { Converted } from '#backoffice/sections/rates/converted.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { piecePath } from '#contract/rules/piece-path.ts'

export function PieceGlance({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const shopUrl = useShopUrl()
  const isShown = !['draft', 'withdrawn'].includes(piece.status)
  return (
    <>
      {piece.status === 'draft' && <Checklist piece={piece} />}
      <Panel title={t('pieces.sections.where')}>
        <div className="grid gap-4">
          <Summary piece={piece} />
          <PlaceField piece={piece} />
          <PieceTags piece={piece} />
          <CurrentHoldAndMove piece={piece} />
          {isShown && (
            <a
              href={shopUrl(piecePath(piece.kind, piece.id))}
              target="_blank"
              rel="noreferrer"
              className="text-13 text-stone hover:text-ink finger:flex finger:min-h-11 finger:items-center"
            >
              {t('pieces.publish.inShop')} ↗
            </a>
          )}
        </div>
      </Panel>
    </>
  )
}

export function PieceAside({ piece, children }: { piece: StaffPiece; children?: ReactNode }) {
  const { t, find } = useI18n()
  return (
    <>
      <div className="grid gap-5 max-xl:hidden">
        <PieceGlance piece={piece} />
      </div>
      {children}
      <PieceWantedPanel pieceId={piece.id} />
      <PieceNotes piece={piece} />
      <PieceEnquiries piece={piece} />
      <OffersPanel of={{ piece: piece.id }} />
      <QuotesPanel of={{ piece: piece.id }} />
      {piece.orders && piece.orders.length > 0 && (
        <Panel title={t('pieces.sections.orders')}>
          <ul className="grid gap-1 text-13">
            {piece.orders.map(({ id, number, status }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <Link to={paths.order(id)} className="figures hover:text-brass finger:inline-flex finger:min-h-11 finger:items-center">
                  {number}
                </Link>
                <span className="text-12 text-stone">{find(`orders.status.${status}`, status)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function Summary({ piece }: { piece: StaffPiece }) {
  const { t } = useI18n()
  const { money, time } = useFormat(useCities().zoneOf(piece.city_id))
  const { books } = piece
  return (
    <FactList
      items={[
        [
          t('pieces.columns.price'),
          <span key="price">
            <ShownPrice row={piece} />
            {!piece.price_on_request && <Converted usd={piece.price_usd} />}
          </span>,
        ],
        books?.margin_usd ? [t('piece.books.margin'), money(books.margin_usd)] : null,
        piece.days_held === null ? null : [t('piece.books.daysHeld'), t('pieces.days', { count: piece.days_held })],
        [t('pieceParts.place.office'), useCities().nameOf(piece.city_id)],
        piece.publish_at ? [t('pieces.publish.at'), time(piece.publish_at)] : null,
        piece.withdraw_at ? [t('pieces.publish.withdrawAt'), time(piece.withdraw_at)] : null,
      ]}
    />
  )
}

function PlaceField({ piece }: { piece: StaffPiece }) {
  const { t, language } = useI18n()
  const may = useMay()
  const { run, failure } = usePieceAction()
  const places = (useQuery(placesQuery).data?.results ?? []).filter(({ city_id }) => city_id === piece.city_id)
  const options = [
    { value: '', label: t('pieceParts.place.none') },
    ...places.map((place) => ({ value: String(place.id), label: place[`name_${language}`] })),
  ]
  const move = (place: string) =>
    run(t('piece.done.place'), () =>
      callStaff('PUT /api/staff/pieces/:id/place/', {
        params: { id: piece.id },
        body: { version: piece.version, place_id: place ? Number(place) : null },
      }),
    )
  const value = piece.place_id === null ? '' : String(piece.place_id)
  if (!may('piece.move'))
    return <FactList items={[[t('pieceParts.place.label'), options.find((option) => option.value === value)?.label]]} />
  return (
    <SelectField
      label={t('pieceParts.place.label')}
      value={value}
      onChange={(place) => void move(place)}
      options={options}
      error={failure}
    />
  )
}
