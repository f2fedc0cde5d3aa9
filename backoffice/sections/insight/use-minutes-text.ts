import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

const minutesPerHour = 60

export function useMinutesText(): (minutes: number | null) => string {
  const { t } = useI18n()
  return (minutes) => {
    if (minutes === null) return '—'
    const hours = Math.floor(minutes / minutesPerHour)
    const rest = minutes % minutesPerHour
    if (!hours) return t('insight.replies.minutes', { minutes: rest })
    return rest ? t('insight.replies.hoursMinutes', { hours, minutes: rest }) : t('insight.replies.hours', { hours })
  }
}
