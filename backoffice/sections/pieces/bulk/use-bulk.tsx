import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { findPieceIds, type StockSearch } from '#backoffice/client/pieces.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import type { Selection } from '#backoffice/ui/data-list/use-selection.ts'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { Opening } from '#backoffice/ui/opening.ts'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const max = staffLimits.bulkPiecesMax

const loadDialog = () => import('#backoffice/sections/pieces/bulk/bulk-dialog.tsx')
const BulkDialog = lazy(async () => ({ default: (await loadDialog()).BulkDialog }))

type Options = { selection: Selection; query: StockSearch; count: number | undefined; mayEdit: boolean }

/** Bulk actions on the selected pieces: buttons, shortcuts (`a` selects all matches, `b` opens the dialog) and the dialog. */
export function useBulk({ selection, query, count = 0, mayEdit }: Options): { bar: ReactNode; dialog: ReactNode } {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const marking = useAction()
  const selected = selection.ids.size
  const hasSelected = selected > 0
  useEffect(() => {
    if (hasSelected) void loadDialog()
  }, [hasSelected])
  const selectAll = () => {
    if (count > max) return showToast('error', t('bulk.tooMany', { max }))
    void marking.run(async () => selection.select((await findPieceIds(query, max)).map(String)))
  }
  const open = () => {
    if (selected > max) showToast('error', t('bulk.tooMany', { max }))
    else if (selected) setOpen(true)
  }
  useShortcuts([
    { keys: 'a', label: t('bulk.selectAll'), run: selectAll },
    ...(mayEdit ? [{ keys: 'b', label: t('bulk.changeSelected'), run: open }] : []),
  ])
  const bar = (
    <>
      <FailureLine text={marking.failure} />
      {count > selected && (
        <Button aria-disabled={marking.isBusy} onClick={selectAll}>
          {count > max ? t('bulk.tooMany', { max }) : t('bulk.selectAllCount', { count })}
          <KeyHint keys="a" />
        </Button>
      )}
      {mayEdit && (
        <Button variant="primary" onClick={open}>
          {t('bulk.open')}
          <KeyHint keys="b" />
        </Button>
      )}
    </>
  )
  const dialog = isOpen && (
    <Suspense fallback={<Opening />}>
      <BulkDialog
        ids={[...selection.ids].map(Number)}
        onClose={() => setOpen(false)}
        onDone={(ids) => selection.unselect(ids.map(String))}
      />
    </Suspense>
  )
  return { bar, dialog }
}
