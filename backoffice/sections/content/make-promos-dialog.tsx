import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { finishPromo } from '#backoffice/client/promos.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { newTerms, PromoFields, readTerms, type TypedTerms } from '#backoffice/sections/content/promo-fields.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { NumberField } from '#backoffice/ui/field/number-field.tsx'
import { TextAreaField, TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { saveFile } from '#backoffice/ui/save-file.ts'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type Typed = TypedTerms & { prefix: string; count: string | null }
const current: Typed = { ...newTerms, uses: '1', prefix: '', count: '10' }

export function MakePromosDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  const form = useTypedForm<Typed>({ kind: 'promos', id: 'new', current, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { run, isBusy, failure, errorOf } = useWrite()
  const make = () =>
    run(async () => {
      const { prefix, count, ...typed } = form.values
      const body = { prefix, count: Number(count ?? 0), ...readTerms(typed) }
      const made = await callStaff('POST /api/staff/promos/make/', { body })
      form.drop()
      setCodes(made.codes)
      await finishPromo(t('promos.madeTitle', { count: made.codes.length }), made.action_id)
    })
  if (codes) return <MadeCodes codes={codes} onClose={onClose} />
  return (
    <FormDialog
      title={t('promos.make')}
      width="md:w-[600px]"
      submitLabel={t('promos.makeDo')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void make()}
      onClose={close}
    >
      <DraftNotice form={form} />
      <NumberField
        label={t('promos.count')}
        value={form.values.count}
        onChange={(count) => form.change({ count })}
        error={errorOf('count') && t('promos.countWrong')}
      />
      <TextField
        label={t('promos.prefix')}
        help={t('promos.prefixHelp')}
        value={form.values.prefix}
        onChange={(prefix) => form.change({ prefix })}
        maxLength={staffLimits.promoPrefixMaxChars}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('prefix') && t('promos.prefixWrong')}
      />
      <PromoFields values={form.values} onChange={form.change} errorOf={errorOf} />
      {guard}
    </FormDialog>
  )
}

function MadeCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useI18n()
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast('success', t('common.copied'))
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('promos.madeTitle', { count: codes.length })}
      actions={
        <>
          <Button
            onClick={() =>
              saveFile({
                bytes: new Blob(
                  [
                    `${text}
`,
                  ],
                  { type: 'text/plain' },
                ),
                fileName: 'promo-codes.txt',
              })
            }
          >
            {t('promos.download')}
          </Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('common.copy')}
          </Button>
        </>
      }
    >
      <TextAreaField label={t('promos.made')} readOnly value={text} onChange={() => undefined} className="figures" />
    </Dialog>
  )
}
