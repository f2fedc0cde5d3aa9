import { type ReactNode, useState } from 'react'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PriceCell } from '#backoffice/sections/pieces/price-cell.tsx'
import { type PriceWish, reasonsForReason, savePrice } from '#backoffice/sections/pieces/save-price.ts'
import { Button } from '#backoffice/ui/button.tsx'
import type { Rows } from '#backoffice/ui/data-list/columns.ts'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

type Asked = { row: StaffPieceRow; wish: PriceWish; why: string }

/** Prices that are changed in the rows of a list: `p`, type, Enter, the next row (OWN-40). */
export function usePriceEditing(rows: Rows<StaffPieceRow>): { cell: (row: StaffPieceRow) => ReactNode; dialog: ReactNode } {
  const { t } = useI18n()
  const { money } = useFormat()
  const may = useMay()
  const [editing, setEditing] = useState<number | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayPrice = may('piece.price')
  const open = (id: number | undefined) => setEditing(id ?? null)
  useShortcuts(mayPrice ? [{ keys: 'p', label: t('pieces.price.shortcut'), run: () => open(rows.at(focusedRow())?.id) }] : [])

  const save = async (row: StaffPieceRow, wish: PriceWish) => {
    const name = `${row.brand} ${row.model_name}`
    try {
      await savePrice(row, wish, t('pieces.price.saved', { name, price: money(wish.price_usd) }))
      setAsked(null)
    } catch (error) {
      const why = sentenceOf(error, t('common.actionFailed'))
      if (reasonsForReason.has(reasonOf(error) ?? '')) setAsked({ row, wish, why })
      else showToast('error', why)
    }
  }
  const cell = (row: StaffPieceRow) => (
    <PriceCell
      row={row}
      isEditing={editing === row.id}
      {...(mayPrice && row.status !== 'sold' ? { onEdit: () => open(row.id) } : {})}
      onClose={() => setEditing((held) => (held === row.id ? null : held))}
      onSave={(price_usd, keep_previous) => {
        open(rowAfter(rows, row.id))
        const isSame = price_usd === row.price_usd && !row.price_on_request
        if (!isSame) void save(row, { price_usd, price_on_request: false, keep_previous })
      }}
    />
  )
  const dialog = asked && (
    <ReasonDialog why={asked.why} onClose={() => setAsked(null)} onReason={(reason) => void save(asked.row, { ...asked.wish, reason })} />
  )
  return { cell, dialog }
}

/** Asks for the reason of something that the rules of the house advise against. */
export function ReasonDialog({ why, onClose, onReason }: { why: string; onClose: () => void; onReason: (reason: string) => void }) {
  const { t } = useI18n()
  const [reason, setReason] = useState('')
  const send = () => reason.trim() && onReason(reason.trim())
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('pieces.price.reasonTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={!reason.trim()} onClick={send}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="text-stone">{why}</p>
        <TextField label={t('pieces.price.reason')} value={reason} onChange={setReason} maxLength={200} />
      </form>
    </Dialog>
  )
}

function focusedRow(): number {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : 0
}

function rowAfter(rows: Rows<StaffPieceRow>, id: number): number | undefined {
  for (let index = 0; index < (rows.count ?? 0); index++) {
    const row = rows.at(index)
    if (row?.id === id) return rows.at(index + 1)?.id
  }
  return undefined
}
