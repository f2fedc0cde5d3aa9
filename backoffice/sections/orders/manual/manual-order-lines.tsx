import { X } from 'lucide-react'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import type { PieceTraits as Traits } from '#contract/staff/piece-traits.ts'

export type ManualOrderLine = {
  id: number
  name: string
  photo: string | null
  /** The agreed price. Null for a piece with price on request until a price is entered. */
  price: string | null
  /** The end of the hold on the piece, or null if the piece is not on hold. */
  heldUntil: string | null
  isFromHold: boolean
  /** Undefined in drafts stored before this field existed. */
  traits?: Traits
}

type Props = { lines: readonly ManualOrderLine[]; onChange: (lines: ManualOrderLine[]) => void; errorOf: (field: string) => string | null }

export function ManualOrderLines({ lines, onChange, errorOf }: Props) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (lines.length === 0) return <p className="text-13 text-stone">{t('orders.hand.none')}</p>
  const change = (id: number, changed: Partial<ManualOrderLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...changed } : line)))
  return (
    <ul className="grid gap-3">
      {lines.map(({ id, name, photo, price, heldUntil, isFromHold, traits }, at) => (
        <li key={id} className="flex flex-wrap items-center gap-3 border-t border-hairline pt-3">
          <span className="h-14 w-11 shrink-0 overflow-hidden rounded-2 bg-ivory">
            {photo && <img src={photo} alt="" width={44} height={56} className="size-full object-cover" />}
          </span>
          <span className="grid min-w-40 flex-1 gap-1">
            {name}
            <PieceTraits of={traits} />
            {heldUntil !== null && (
              <TickField
                checked={isFromHold}
                onChange={(next) => change(id, { isFromHold: next })}
                help={t('orders.hand.held', { time: time(heldUntil) })}
              >
                {t('orders.hand.fromHold')}
              </TickField>
            )}
          </span>
          <MoneyField
            className="w-40"
            isLabelHidden
            label={t('orders.hand.price', { name })}
            value={price}
            onChange={(next) => change(id, { price: next })}
            error={errorOf(`lines.${at}.price_usd`)}
          />
          <IconButton label={t('orders.hand.remove', { name })} onClick={() => onChange(lines.filter((line) => line.id !== id))}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
