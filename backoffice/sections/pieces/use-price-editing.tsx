import { type ReactNode, useState } from 'react'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PriceCell } from '#backoffice/sections/pieces/price-cell.tsx'
import { ReasonDialog } from '#backoffice/sections/pieces/reason-dialog.tsx'
import { type RequestedPrice, reasonsForReason, savePrice } from '#backoffice/sections/pieces/save-price.ts'
import type { Rows } from '#backoffice/ui/data-list/columns.ts'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

type Asked = { row: StaffPieceRow; typed: string; wish: RequestedPrice; why: string }
type Texts = Readonly<Record<number, string>>

/**
 * Edits prices directly in a list. `p` opens the field, and Enter saves and moves to the next row. Unsaved input stays in its row until it
 * is saved or discarded with Escape.
 */
export function usePriceEditing(rows: Rows<StaffPieceRow>): { cell: (row: StaffPieceRow) => ReactNode; dialog: ReactNode } {
  const { t } = useI18n()
  const { money } = useFormat()
  const may = useMay()
  const [editing, setEditing] = useState<number | null>(null)
  const [texts, setTexts] = useState<Texts>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayPrice = may('piece.price')
  const open = (id: number | undefined) => setEditing(id ?? null)
  useShortcuts(mayPrice ? [{ keys: 'p', label: t('pieces.price.shortcut'), run: () => open(rows.at(focusedRow())?.id) }] : [])
  const write = (id: number, text: string | null) =>
    setTexts(({ [id]: _held, ...rest }) => (text === null ? rest : { ...rest, [id]: text }))

  const save = async (row: StaffPieceRow, typed: string, wish: RequestedPrice) => {
    const name = `${row.brand} ${row.model_name}`
    try {
      await savePrice(row, wish, t('pieces.price.saved', { name, price: money(wish.price_usd) }))
      setAsked(null)
    } catch (error) {
      const why = sentenceOf(error, t('common.actionFailed'))
      write(row.id, typed)
      if (reasonsForReason.has(reasonOf(error) ?? '')) setAsked({ row, typed, wish, why })
      else showToast('error', why)
    }
  }
  const cell = (row: StaffPieceRow) => (
    <PriceCell
      row={row}
      text={texts[row.id]}
      isEditing={editing === row.id}
      {...(mayPrice && row.status !== 'sold' ? { onEdit: () => open(row.id) } : {})}
      onType={(text) => write(row.id, text)}
      onClose={() => setEditing((held) => (held === row.id ? null : held))}
      onSave={(typed, price_usd, keep_previous) => {
        write(row.id, null)
        open(rowAfter(rows, row.id))
        const isSame = price_usd === row.price_usd && !row.price_on_request
        if (!isSame) void save(row, typed, { price_usd, price_on_request: false, keep_previous })
      }}
    />
  )
  const dialog = (
    <>
      {Object.keys(texts).length > 0 && <LeaveGuard isDirty text={t('pieces.price.unsaved')} />}
      {asked && (
        <ReasonDialog
          why={asked.why}
          onClose={() => setAsked(null)}
          onReason={(reason) => {
            write(asked.row.id, null)
            void save(asked.row, asked.typed, { ...asked.wish, reason })
          }}
        />
      )}
    </>
  )
  return { cell, dialog }
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
