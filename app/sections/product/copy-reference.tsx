import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toast } from '#app/ui/toast.ts'

/** The maker's number, which people look up elsewhere: one press copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(reference)
    setCopied(isDone)
    if (isDone) toast.success(t('product.copied'))
    else toast.error(t('product.copyFailed'))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <p className="mt-2 flex items-center text-stone">
      {t('product.reference', { reference })}
      <IconButton
        label={t('product.copyReference', { reference })}
        onClick={() => void copy()}
        className="no-print -my-2.5 text-stone noscript:hidden"
      >
        <Icon aria-hidden="true" size={16} />
      </IconButton>
    </p>
  )
}
