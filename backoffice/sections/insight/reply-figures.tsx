import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Figures } from '#backoffice/sections/insight/figures.tsx'
import { useMinutesText } from '#backoffice/sections/insight/use-minutes-text.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Replies = StaffResponseOf<'GET /api/staff/insight/replies/'>

export function ReplyFigures({ total: { threads, replied, in_time: inTime, median_minutes: minutes } }: Pick<Replies, 'total'>) {
  const { t } = useI18n()
  const { number, percent } = useFormat()
  const minutesText = useMinutesText()
  return (
    <Figures
      label={t('insight.replies.title')}
      figures={[
        { name: t('insight.replies.median'), value: minutesText(minutes), definition: t('insight.replies.medianText') },
        {
          name: t('insight.replies.inTime'),
          value: replied ? percent(Math.round((inTime / replied) * 1000) / 10) : '—',
          definition: t('insight.replies.inTimeText'),
        },
        {
          name: t('insight.replies.replied'),
          value: number(replied),
          definition: t('insight.replies.repliedText', { threads: number(threads) }),
        },
      ]}
    />
  )
}
