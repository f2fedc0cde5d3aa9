import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { ConflictDialog } from '#backoffice/features/record-form/conflict-dialog.tsx'
import type { FormNotice, RecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'
import { SaveBar } from '#backoffice/ui/save-bar.tsx'
import type { Fields } from '#contract/rules/staff/merge-fields.ts'

export function RecordFormBar<Values extends Fields>({
  form,
  show,
}: {
  form: RecordForm<Values>
  show?: (name: string, value: unknown) => string
}) {
  const { t } = useI18n()
  const noticeText = useNoticeText()
  return (
    <>
      <LeaveGuard isDirty={form.changedCount > 0} text={t('form.leaveText')} />
      <SaveBar
        count={form.changedCount}
        isSaving={form.isSaving}
        failure={form.failure}
        onSave={form.save}
        onDiscard={form.discard}
        notice={noticeText(form)}
        onDismiss={form.dismissNotice}
      />
      <FormConflict form={form} show={show} />
    </>
  )
}

function FormConflict<Values extends Fields>({
  form,
  show,
}: {
  form: RecordForm<Values>
  show?: ((name: string, value: unknown) => string) | undefined
}) {
  if (!form.dispute) return null
  return (
    <ConflictDialog
      dispute={form.dispute}
      labels={form.labels}
      {...(show ? { show } : {})}
      onSettle={(chosen) => form.settle(chosen as Partial<Values>)}
      onClose={form.postpone}
    />
  )
}

const noticeKeys = { saved: 'form.mergedFrom', beside: 'form.cameIn', disputed: 'form.cameInDisputed' } as const

export function useNoticeText() {
  const { t } = useI18n()
  return ({ notice, labels }: { notice: FormNotice | null; labels: Readonly<Record<string, string>> }) =>
    notice &&
    t(noticeKeys[notice.kind], {
      name: notice.by || t('form.somebody'),
      fields: notice.fields.map((name) => labels[name] ?? name).join('; '),
    })
}

/** The conflict, the stored draft and the notice of a form in a dialog, which has no `RecordFormBar`. */
export function DialogFormNotices<Values extends Fields>({
  form,
  show,
}: {
  form: RecordForm<Values>
  show: (name: string, value: unknown) => string
}) {
  const noticeText = useNoticeText()
  return (
    <>
      <FormConflict form={form} show={show} />
      <DraftNotice form={form} />
      {form.notice && <p className="border-l-2 border-brass pl-3 text-13">{noticeText(form)}</p>}
    </>
  )
}

export function DraftNotice({ form }: { form: Pick<RecordForm<Fields>, 'draft'> }) {
  const { t } = useI18n()
  const format = useFormat(useOfficeTimeZone().timeZone)
  const { found, isOlder, restore, drop } = form.draft
  if (!found) return null
  const time = format.time(new Date(found.at).toISOString())
  return (
    <output className="flex flex-wrap items-center gap-2 rounded-2 border border-brass/50 bg-brass/8 py-2 pr-2 pl-4 text-13">
      <span className="mr-auto">{t(isOlder ? 'form.draftOlder' : 'form.draftFound', { time })}</span>
      <Button variant="quiet" onClick={drop}>
        {t('form.dropDraft')}
      </Button>
      <Button onClick={restore}>{t('form.restoreDraft')}</Button>
    </output>
  )
}
