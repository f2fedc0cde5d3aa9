import { useState } from 'react'
import { type PageTextRecord, planText } from '#backoffice/client/page-texts.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { DateTimeField } from '#backoffice/ui/field/date-time-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function PlanDialog({ record, onClose }: { record: PageTextRecord; onClose: () => void }) {
  const { t, language } = useI18n()
  const { timeZone, city } = useOfficeTimeZone()
  const [at, setAt] = useState<string | null>(record.plan?.publish_at ?? null)
  const { run, isBusy, failure, errorOf } = useWrite()
  const save = () =>
    run(async () => {
      await planText(record, at, t('texts.planSaved'))
      onClose()
    })
  return (
    <FormDialog
      title={t('texts.plan')}
      isBusy={isBusy}
      isReady={at !== null}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <DateTimeField
        label={t('texts.planAt')}
        value={at}
        onChange={setAt}
        timeZone={timeZone}
        zoneName={city[language]}
        help={t('texts.planHelp', { zone: city[language] })}
        error={errorOf('publish_at')}
      />
    </FormDialog>
  )
}
