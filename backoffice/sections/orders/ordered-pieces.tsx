import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** The first piece of an order by its photograph and name, and how many more there are. */
export function OrderedPieces({ pieces }: Pick<ListedOrder, 'pieces'>) {
  const { t } = useI18n()
  const [first] = pieces
  if (!first) return null
  return (
    <span className="flex min-w-0 items-center gap-2">
      {first.photo && (
        <img
          src={first.photo}
          alt=""
          width={22}
          height={28}
          loading="lazy"
          className="h-7 w-5.5 shrink-0 rounded-2 bg-ivory object-cover"
        />
      )}
      <span className="truncate">
        {first.name}
        {first.reference && <span className="text-stone"> {first.reference}</span>}
        {first.quantity > 1 && <span className="text-stone"> × {first.quantity}</span>}
      </span>
      {pieces.length > 1 && <span className="shrink-0 text-stone">{t('orders.more', { count: pieces.length - 1 })}</span>}
    </span>
  )
}
