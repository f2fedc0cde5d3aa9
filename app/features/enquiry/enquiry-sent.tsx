import { Check } from 'lucide-react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

/** The enquiry has arrived: what the server said, and the way back. */
export function EnquirySent({ text, onDone }: { text?: string; onDone: () => void }) {
  const { t } = useI18n()
  return (
    <div className="py-6">
      <Check aria-hidden="true" size={32} className="text-moss" />
      <h3 className="display-small mt-4 text-24">{t('enquiry.sentTitle')}</h3>
      {text && <p className="mt-3 text-stone">{text}</p>}
      <Button look="secondary" className="mt-8" onClick={onDone}>
        {t('enquiry.sentAgain')}
      </Button>
    </div>
  )
}
