import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import type { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { LeaveGuard } from '#backoffice/ui/leave-guard.tsx'

type TypedText = ReturnType<typeof useTypedForm<{ body: string }>>

export function DraftText({ part, typed, error }: { part: 'reply' | 'handReply' | 'note'; typed: TypedText; error: string | null }) {
  const { t } = useI18n()
  return (
    <>
      {typed.isDirty && <LeaveGuard isDirty text={t('form.leaveText')} />}
      <DraftNotice form={typed} />
      <TextAreaField
        className="w-full"
        label={t(`threads.${part}Label`)}
        help={t(`threads.${part}Help`)}
        value={typed.values.body}
        onChange={(body) => typed.change({ body })}
        error={error}
      />
    </>
  )
}
