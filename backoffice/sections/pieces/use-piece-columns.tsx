import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { placesQuery, type StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PieceStatusBadge } from '#backoffice/sections/pieces/piece-status.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import type { Column } from '#backoffice/ui/data-list/columns.ts'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

export function usePieceColumns(priceCell: (row: StaffPieceRow) => ReactNode): Column<StaffPieceRow>[] {
  const { t } = useI18n()
  const { money, number } = useFormat()
  const may = useMay()
  const whereOf = useWhere()
  const badgesOf = useBadges()
  const columns: Column<StaffPieceRow>[] = [
    {
      key: 'piece',
      title: t('pieces.columns.piece'),
      width: 'minmax(184px,2.4fr)',
      sort: 'name',
      render: (row) => <PieceName row={row} />,
    },
    {
      key: 'reference',
      title: t('pieces.columns.reference'),
      width: 'minmax(128px,1.1fr)',
      from: 'lg',
      render: ({ reference }) => reference ?? '—',
    },
    { key: 'price', title: t('pieces.columns.price'), width: '152px', align: 'end', sort: 'price', render: priceCell },
    {
      key: 'status',
      title: t('pieces.columns.status'),
      width: '132px',
      sort: 'status',
      render: ({ status }) => <PieceStatusBadge status={status} />,
    },
    { key: 'place', title: t('pieces.columns.place'), width: 'minmax(88px,0.9fr)', render: whereOf },
    {
      key: 'days',
      title: t('pieces.columns.days'),
      width: '72px',
      align: 'end',
      sort: 'days',
      render: ({ days_held }) => (days_held === null ? '—' : number(days_held)),
    },
    {
      key: 'badges',
      title: t('pieces.columns.badges'),
      width: 'minmax(96px,0.8fr)',
      from: 'xl',
      render: (row) => <span className="text-stone">{badgesOf(row)}</span>,
    },
  ]
  if (may('piece.cost'))
    columns.splice(6, 0, {
      key: 'margin',
      title: t('pieces.columns.margin'),
      width: '96px',
      align: 'end',
      sort: 'margin',
      from: 'lg',
      render: ({ margin_usd }) =>
        margin_usd ? <span className={margin_usd.startsWith('-') ? 'text-oxblood' : ''}>{money(margin_usd)}</span> : '—',
    })
  return columns
}

function PieceName({ row }: { row: StaffPieceRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <PieceThumbnail url={row.thumbnail_url} className="size-7" />
      <span className="grid min-w-0 leading-4">
        <span className="truncate">
          <span className="text-stone">{row.brand}</span> {row.model_name}
        </span>{' '}
        <PieceTraits of={row.traits} className="truncate" />
      </span>
    </span>
  )
}

export function PieceThumbnail({ url, className }: { url: string | null; className: string }) {
  const frame = `shrink-0 rounded-2 bg-[#f2eee6] object-contain ${className}`
  return url ? (
    <img src={url} alt="" loading="lazy" decoding="async" className={frame} />
  ) : (
    <span aria-hidden="true" className={`inline-block ${frame}`} />
  )
}

/** Returns the location of a piece: its office and storage place, or the destination of its transfer. */
export function useWhere(): (row: StaffPieceRow) => string {
  const { t, language } = useI18n()
  const cities = useCities()
  const places = useQuery(placesQuery).data?.results ?? []
  return ({ city_id, place_id, moving_to_city_id }) => {
    if (moving_to_city_id !== null) return t('pieces.onWay', { city: cities.nameOf(moving_to_city_id) })
    const place = places.find(({ id }) => id === place_id)?.[`name_${language}`]
    return [cities.nameOf(city_id), place].filter(Boolean).join(', ')
  }
}

export function useBadges(): (row: StaffPieceRow) => string {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  return (row) =>
    [
      row.held_until && t('pieces.heldUntil', { time: time(row.held_until) }),
      (row.publish_at || row.withdraw_at) && t('pieces.badges.planned'),
      row.is_consignment && t('pieces.badges.consignment'),
      row.photo_count === 0 && t('pieces.badges.noPhotos'),
      row.full_set && t('pieces.badges.fullSet'),
      ...row.tags,
    ]
      .filter(Boolean)
      .join(' · ')
}
