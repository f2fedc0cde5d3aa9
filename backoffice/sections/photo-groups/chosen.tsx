import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { politely } from '#backoffice/ui/states.tsx'

export function Chosen({ text, onChange }: { text: string; onChange: () => void }) {
  const { t } = useI18n()
  return (
    <div {...politely} className="flex flex-wrap items-center justify-between gap-2 border-l-2 border-brass pl-3 text-13">
      <span>{text}</span>
      <Button variant="quiet" onClick={onChange}>
        {t('photoGroups.change')}
      </Button>
    </div>
  )
}
