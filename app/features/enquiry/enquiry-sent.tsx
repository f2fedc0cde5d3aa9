import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = { title?: string; text?: string | undefined; doneLabel: string; onDone: () => void; children?: ReactNode }

/** The enquiry has arrived: what the server said, and the way on. */
export function EnquirySent({ title, text, doneLabel, onDone, children }: Props) {
  const { t } = useI18n()
  return (
    <div className="py-6">
      <Check aria-hidden="true" size={32} className="text-moss" />
      <h3 className="display-small mt-4 text-24">{title ?? t('enquiry.sentTitle')}</h3>
      {text && <p className="mt-3 text-stone">{text}</p>}
      {children}
      <Button look="secondary" className="mt-8" onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  )
}
