import { type KeyboardEvent, useState } from 'react'
import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { readMoney } from '#backoffice/ui/field/typed-numbers.ts'

type Props = {
  row: StaffPieceRow
  isEditing: boolean
  /** Opens the field; only for who may set prices. */
  onEdit?: () => void
  onClose: () => void
  onSave: (usd: string, keepPrevious: boolean) => void
}

/** The price of a row: a press or `p` opens a field in its place, Enter saves (OWN-40). */
export function PriceCell({ row, isEditing, onEdit, onClose, onSave }: Props) {
  const { t } = useI18n()
  const name = `${row.brand} ${row.model_name}`
  if (isEditing) return <PriceInput key={row.id} row={row} label={t('pieces.price.edit', { name })} onClose={onClose} onSave={onSave} />
  if (!onEdit) return <ShownPrice row={row} />
  return (
    <button type="button" tabIndex={-1} onClick={onEdit} className="relative z-1 -mr-1.5 rounded-2 px-1.5 py-1 hover:bg-ivory">
      <span className="sr-only">{t('pieces.price.edit', { name })} </span>
      <ShownPrice row={row} />
    </button>
  )
}

/** The price, the former one struck through before it. */
export function ShownPrice({ row }: { row: Pick<StaffPieceRow, 'price_usd' | 'price_on_request' | 'previous_price_usd'> }) {
  const { t } = useI18n()
  const { money } = useFormat()
  if (row.price_on_request) return <span className="text-stone">{t('pieces.onRequest')}</span>
  if (row.price_usd === null) return <span className="text-stone">{t('pieces.noPrice')}</span>
  return (
    <>
      {row.previous_price_usd && <s className="mr-2 text-12 text-stone">{money(row.previous_price_usd)}</s>}
      {money(row.price_usd)}
    </>
  )
}

function PriceInput({ row, label, onClose, onSave }: Pick<Props, 'row' | 'onClose' | 'onSave'> & { label: string }) {
  const { t } = useI18n()
  const [text, setText] = useState(row.price_usd?.replace(/\.00$/, '') ?? '')
  const value = readMoney(text)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (value) onSave(value, event.shiftKey)
  }
  return (
    <input
      // the person has just asked for this field
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={label}
      aria-invalid={text !== '' && !value ? true : undefined}
      title={t('pieces.price.hint')}
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={onClose}
      className="figures relative z-1 h-7 w-full rounded-2 border border-brass bg-raised px-1.5 text-right aria-invalid:border-oxblood"
    />
  )
}
