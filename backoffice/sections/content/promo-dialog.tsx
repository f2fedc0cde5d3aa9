import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { finishPromo, type Promo, termsOf } from '#backoffice/client/promos.ts'
import { DraftNotice } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { newTerms, PromoFields, readTerms, type TypedTerms, typeTerms } from '#backoffice/sections/content/promo-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { limits } from '#contract/limits.ts'
import { isPromoCode, promoCodeSafeChars, tidyPromoCode } from '#contract/rules/staff/promo-states.ts'

type Typed = TypedTerms & { code: string }

export function PromoDialog({ promo, onClose }: { promo: Promo | null; onClose: () => void }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const current: Typed = promo ? { ...typeTerms(termsOf(promo)), code: promo.code } : { ...newTerms, code: '' }
  const form = useTypedForm<Typed>({ kind: 'promo', id: promo?.id ?? 'new', current, restore: 'on request' })
  const { close, guard } = useCloseGuard({ isDirty: form.isDirty, onClose })
  const { run, isBusy, failure, errorOf } = useWrite()
  const save = () =>
    run(async () => {
      const { code, ...typed } = form.values
      const terms = readTerms(typed)
      const { id, action_id: action } = promo
        ? await callStaff('PATCH /api/staff/promos/:id/', { params: { id: promo.id }, body: { version: promo.version, ...terms } })
        : await callStaff('POST /api/staff/promos/', { body: { code, ...terms } })
      form.drop()
      await finishPromo(t(promo ? 'promos.changed' : 'promos.added', { code: tidyPromoCode(code) }), action)
      onClose()
      if (!promo) void navigate(paths.promo(id))
    })
  return (
    <FormDialog
      title={promo ? t('promos.change', { code: promo.code }) : t('promos.add')}
      width="md:w-[600px]"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void save()}
      onClose={close}
    >
      <DraftNotice form={form} />
      {!promo && <CodeField value={form.values.code} onChange={(code) => form.change({ code })} error={errorOf('code')} />}
      <PromoFields values={form.values} onChange={form.change} errorOf={errorOf} />
      {guard}
    </FormDialog>
  )
}

type CodeProps = { value: string; onChange: (code: string) => void; error: string | null }

function CodeField({ value, onChange, error }: CodeProps) {
  const { t } = useI18n()
  const code = tidyPromoCode(value)
  const isShort = code.length > 0 && code.length < promoCodeSafeChars
  return (
    <TextField
      label={t('promos.code')}
      help={isShort ? <span className="text-brass">{t('promos.codeShort')}</span> : t('promos.codeHelp')}
      value={value}
      onChange={onChange}
      maxLength={limits.promoCodeMaxChars}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={error && (isPromoCode(code) ? error : t('promos.codeWrong'))}
    />
  )
}
