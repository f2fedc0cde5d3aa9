import { Copy } from 'lucide-react'
import { copyText } from '#app/ui/copy-text.ts'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

type Props = { link: NonNullable<StaffOrder['customer_link']>; isOpen: boolean }

export function CustomerLink({ link: { url, agreed_at: agreedAt }, isOpen }: Props) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const copy = async () => {
    if (await copyText(url)) showToast('success', t('common.copied'))
  }
  return (
    <span className="grid justify-items-start gap-1.5">
      {agreedAt ? <span className="text-moss">{t('orders.linkAgreed', { time: time(agreedAt) })}</span> : isOpen && t('orders.linkWaiting')}
      {isOpen && (
        <Button aria-label={t('orders.linkCopy')} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={14} />
          {t('common.copy')}
        </Button>
      )}
    </span>
  )
}
