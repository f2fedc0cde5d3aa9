import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toast } from '#app/ui/toast.ts'

/** Copies the order number that people read out on the phone (ORD-03). */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(number)
    setCopied(isDone)
    if (isDone) toast.success(t('history.orderCard.copied'))
    else toast.error(t('history.orderCard.copyFail'))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton label={t('history.orderCard.copy', { number })} onClick={() => void copy()} className="no-print -my-2.5 text-stone">
      <Icon aria-hidden="true" size={16} />
    </IconButton>
  )
}
