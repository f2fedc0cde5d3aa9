import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

const namedPieces = 3

export function PiecesOfCard({ pieces }: Pick<ListedOrder, 'pieces'>) {
  const { t } = useI18n()
  return (
    <span className="grid min-w-0 gap-1.5">
      {pieces.slice(0, namedPieces).map((piece) => (
        <span key={piece.id} className="flex min-w-0 items-start gap-2">
          <Thumbnail photo={piece.photo} />
          <span className="min-w-0 wrap-anywhere">
            <PieceName piece={piece} /> <PieceTraits of={piece.traits} className="block" />
          </span>
        </span>
      ))}
      {pieces.length > namedPieces && <span className="text-stone">{t('orders.more', { count: pieces.length - namedPieces })}</span>}
    </span>
  )
}

export function OrderedPieces({ pieces }: Pick<ListedOrder, 'pieces'>) {
  const { t } = useI18n()
  const [first] = pieces
  if (!first) return null
  return (
    <span className="flex min-w-0 items-center gap-2">
      {/* hidden where the column is too narrow for both the picture and the text */}
      <Thumbnail photo={first.photo} className="max-lg:hidden" />
      <span className="grid min-w-0 leading-4">
        <span className="truncate">
          <PieceName piece={first} />
        </span>{' '}
        <span className="flex min-w-0 gap-2 text-12 text-stone">
          <PieceTraits of={first.traits} className="min-w-0 truncate" />
          {pieces.length > 1 && <span className="shrink-0">{t('orders.more', { count: pieces.length - 1 })}</span>}
        </span>
      </span>
    </span>
  )
}

type OrderedPiece = ListedOrder['pieces'][number]

function PieceName({ piece: { name, reference, quantity } }: { piece: OrderedPiece }) {
  return (
    <>
      {name}
      {reference && <span className="text-stone"> {reference}</span>}
      {quantity > 1 && <span className="text-stone"> × {quantity}</span>}
    </>
  )
}

function Thumbnail({ photo, className = '' }: Pick<OrderedPiece, 'photo'> & { className?: string }) {
  if (!photo) return null
  const look = 'h-7 w-5.5 shrink-0 rounded-2 bg-ivory object-cover'
  return <img src={photo} alt="" width={22} height={28} loading="lazy" className={`${look} ${className}`} />
}
