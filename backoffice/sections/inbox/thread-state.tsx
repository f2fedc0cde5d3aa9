import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Badge, type Tone } from '#backoffice/ui/badge.tsx'
import type { ThreadStatus } from '#contract/rules/staff/thread-enums.ts'

const tones: Record<ThreadStatus, Tone> = {
  new: 'attention',
  open: 'plain',
  waiting: 'quiet',
  done: 'good',
  spam: 'bad',
  automatic: 'quiet',
}

export function ThreadStatusBadge({ status }: { status: ThreadStatus }) {
  const { t } = useI18n()
  return <Badge tone={tones[status]}>{t(`threads.status.${status}`)}</Badge>
}

type Props = { thread: { due_at: string | null; is_late: boolean; status: ThreadStatus } }

export function DueTime({ thread: { due_at: dueAt, is_late: isLate, status } }: Props) {
  const { t } = useI18n()
  const { distance } = useFormat(useOfficeTimeZone().timeZone)
  if (!dueAt || (status !== 'new' && status !== 'open')) return null
  return (
    <time dateTime={dueAt} className={`figures text-12 whitespace-nowrap ${isLate ? 'font-medium text-oxblood' : 'text-stone'}`}>
      {t(isLate ? 'threads.late' : 'threads.dueIn', { distance: distance(dueAt) })}
    </time>
  )
}
