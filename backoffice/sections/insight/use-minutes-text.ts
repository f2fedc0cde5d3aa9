import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

const minutesPerHour = 60

/** Hours and minutes as people say them: «2 ч 15 мин»; a dash where there are none. */
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
