import { Copy } from 'lucide-react'
import { copyText } from '#app/ui/copy-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function LinkView({ link, email }: { link: string; email: string }) {
  const { t } = useI18n()
  const copy = async () => {
    if (await copyText(link)) showToast('success', t('common.copied'))
  }
  return (
    <div className="grid gap-4">
      <p className="text-stone">{t('staff.linkText', { email })}</p>
      <TextField label={t('staff.link')} readOnly value={link} onChange={() => {}} onFocus={(event) => event.currentTarget.select()} />
      <Button variant="primary" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={15} />
        {t('staff.copyLink')}
      </Button>
    </div>
  )
}
