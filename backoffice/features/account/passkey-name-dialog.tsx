import { useState } from 'react'
import type { MadePasskey } from '#backoffice/client/passkeys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { SubmitButton } from '#backoffice/ui/sign-in/submit-button.tsx'
import { useSubmit } from '#backoffice/ui/sign-in/use-submit.ts'
import { staffLimits } from '#contract/staff/limits.ts'

/** Names a new passkey and saves it. The passkey cannot be used before it is saved. */
export function PasskeyNameDialog({ made, onClose, onSaved }: { made: MadePasskey; onClose: () => void; onSaved: () => void }) {
  const { t } = useI18n()
  const [name, setName] = useState(made.suggestedName)
  const form = useSubmit(async () => {
    await made.save(name.trim())
    onSaved()
  })
  return (
    <Dialog isOpen isDismissible={false} onOpenChange={onClose} title={t('account.namePasskey')} width="md:w-[420px]">
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          label={t('account.passkeyName')}
          help={t('account.passkeyNameHelp')}
          name="passkey"
          required
          maxLength={staffLimits.passkeyNameMaxChars}
          value={name}
          onChange={setName}
          error={form.errorOf('name')}
        />
        <SubmitButton form={form}>{t('common.save')}</SubmitButton>
        <CancelButton onClick={onClose} />
      </form>
    </Dialog>
  )
}
