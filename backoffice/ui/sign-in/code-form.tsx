import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { SubmitButton } from '#backoffice/ui/sign-in/submit-button.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { staffLimits } from '#contract/staff/limits.ts'

type Props = { label: string; submitLabel: string; send: (code: string) => Promise<void>; onBack?: () => void; backLabel?: string }

/** Asks for a six-digit authenticator code, which is submitted when complete, or a recovery code. */
export function CodeForm({ label, submitLabel, send, onBack, backLabel }: Props) {
  const { t } = useI18n()
  const [code, setCode] = useState('')
  const form = useSubmit(async () => {
    try {
      await send(code.trim())
    } catch (error) {
      setCode('')
      throw error
    }
  })
  return (
    <form onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        required
        ref={focusOnOpen}
        value={code}
        onChange={setCode}
        onInput={({ currentTarget }) => {
          if (new RegExp(`^\\d{${staffLimits.totpDigits}}$`).test(currentTarget.value.trim()))
            setTimeout(() => currentTarget.form?.requestSubmit())
        }}
        error={form.errorOf('code')}
      />
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {backLabel ?? t('common.back')}
        </Button>
      )}
    </form>
  )
}
