import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'

type Props = { form: { isDirty: boolean; isRestored: boolean; drop: () => void } }

/** Asks before unsaved input is lost. After a reload, announces that the input was restored and offers to discard it. */
export function TypedFormGuard({ form: { isDirty, isRestored, drop } }: Props) {
  const { t } = useI18n()
  if (!isDirty) return null
  return (
    <>
      <LeaveGuard isDirty text={t('form.leaveText')} />
      {isRestored && (
        <output className="flex flex-wrap items-center gap-2 text-12 text-stone">
          {t('form.typedRestored')}
          <Button variant="quiet" onClick={drop}>
            {t('form.dropDraft')}
          </Button>
        </output>
      )}
    </>
  )
}
