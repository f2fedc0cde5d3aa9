import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { ConfirmRows } from '#backoffice/sections/pieces/import/use-confirm-rows.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'

export function UnconfirmedRows({ rows, confirm }: { rows: readonly number[]; confirm: ConfirmRows }) {
  const { t } = useI18n()
  return (
    <div {...politely}>
      {rows.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline bg-ivory px-5 py-2.5 text-13 max-md:px-4">
          <p className="max-w-160 min-w-0">{t('imports.otherPieces', { count: rows.length })}</p>
          <Button aria-disabled={confirm.isBusy} onClick={() => confirm.set({ rows, asksOfSold: false, isConfirmed: true })}>
            {t('imports.confirmAll')}
          </Button>
        </div>
      )}
      <FailureLine text={confirm.failure} />
    </div>
  )
}
