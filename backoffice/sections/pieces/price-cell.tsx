import type { KeyboardEvent } from 'react'
import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { LiveMargin } from '#backoffice/sections/pieces/live-margin.tsx'
import { readMoney } from '#backoffice/ui/field/typed-numbers.ts'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import type { MarginTerms } from '#contract/rules/staff/margin.ts'

type Props = {
  row: StaffPieceRow
  /** The unsaved input; undefined if there is none. The field stays open while there is unsaved input. */
  text: string | undefined
  isEditing: boolean
  onEdit?: () => void
  /** Called with null to discard the input. */
  onType: (text: string | null) => void
  onClose: () => void
  onSave: (typed: string, usd: string, keepPrevious: boolean) => void
}

export function PriceCell({ onEdit, isEditing, ...props }: Props) {
  const { row } = props
  const { t } = useI18n()
  const name = `${row.brand} ${row.model_name}`
  if (isEditing || props.text !== undefined)
    return <PriceInput key={row.id} {...props} isFocused={isEditing} label={t('pieces.price.edit', { name })} />
  if (!onEdit) return <ShownPrice row={row} />
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onEdit}
      className="relative z-1 -mr-1.5 rounded-2 px-1.5 py-1 hover:bg-ivory touch:min-h-11"
    >
      <span className="sr-only">{t('pieces.price.edit', { name })} </span>
      <ShownPrice row={row} />
    </button>
  )
}

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

type InputProps = Omit<Props, 'isEditing' | 'onEdit'> & { label: string; isFocused: boolean }

function PriceInput({ row, text: typed, label, isFocused, onType, onClose, onSave }: InputProps) {
  const { t } = useI18n()
  const known = row.price_usd?.replace(/\.00$/, '') ?? ''
  const text = typed ?? known
  const value = readMoney(text)
  const terms = isFocused ? termsOf(row) : null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onType(null)
      onClose()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (value) onSave(text, value, event.shiftKey)
  }
  return (
    <span className="relative block w-full">
      <input
        // only the field just opened takes the focus; after a failed save, the focus must not move
        ref={isFocused ? focusOnOpen : null}
        aria-label={label}
        aria-invalid={text !== '' && !value ? true : undefined}
        title={t('pieces.price.hint')}
        inputMode="decimal"
        value={text}
        onChange={(event) => onType(event.target.value === known ? null : event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={onClose}
        className="figures relative z-1 h-7 w-full rounded-2 border border-brass bg-raised px-1.5 text-right aria-invalid:border-oxblood"
      />
      {terms && value && (
        <LiveMargin
          terms={terms}
          usd={value}
          className="absolute top-full right-0 z-2 mt-0.5 rounded-2 border border-hairline bg-raised px-2 py-1 whitespace-nowrap shadow-float"
        />
      )}
    </span>
  )
}

function termsOf(row: StaffPieceRow): MarginTerms | null {
  const { is_consignment, cost_usd = null, unit_expenses_usd, consignor_share = null, consignor_usd = null } = row
  if (is_consignment === undefined || unit_expenses_usd === undefined) return null
  return { ownership: is_consignment ? 'consignment' : 'own', cost_usd, unit_expenses_usd, consignor_share, consignor_usd }
}
