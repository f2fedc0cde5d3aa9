import type { ReactNode } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

/** A link to share, with a button that copies it. `children` are further ways to send the link. */
export function SharedLink({ label, detail, url, children }: { label: string; detail?: string; url: string; children?: ReactNode }) {
  const { t } = useI18n()
  const copy = async () => {
    if (await copyText(url)) showToast('success', t('common.copied'))
    else showToast('error', t('messengers.notCopied'))
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 text-13">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{label}</span>
        {detail && <span className="figures text-stone">{detail}</span>}
      </p>
      <p className="truncate text-stone select-all">{url}</p>
      <div className="flex flex-wrap items-start gap-2">
        <Button aria-label={`${t('common.copy')}: ${label}`} onClick={() => void copy()}>
          {t('common.copy')}
        </Button>
        {children}
      </div>
    </div>
  )
}
