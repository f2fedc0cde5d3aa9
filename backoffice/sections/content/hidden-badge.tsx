import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'

export function HiddenBadge() {
  const { t } = useI18n()
  return (
    <span className="shrink-0 text-12 text-stone">
      <Badge tone="quiet">{t('content.hidden')}</Badge>
    </span>
  )
}
