import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'

/** The buttons of a window that edits an entry: to save it, and to delete one that is there already. */
export function EditActions({ isBusy, onSave, onRemove }: { isBusy: boolean; onSave: () => void; onRemove: (() => void) | null }) {
  const { t } = useI18n()
  return (
    <>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {t('common.remove')}
        </Button>
      )}
      <Button variant="primary" aria-disabled={isBusy} onClick={onSave}>
        {t('common.save')}
      </Button>
    </>
  )
}
