import type { ReplyInsight, ReplySums } from '#contract/staff/reply-insight.ts'
import type { Replies, ReplySums as Sums } from '#server/domain/insight/read-replies.ts'

export function presentReplyInsight({ total, weeks, kinds, offices, people }: Replies): ReplyInsight {
  return {
    total: presentSums(total),
    weeks: weeks.map(([week, sums]) => ({ week, ...presentSums(sums) })),
    kinds: kinds.map(([kind, sums]) => ({ kind, ...presentSums(sums) })),
    offices: offices.map(([office, sums]) => ({ office, ...presentSums(sums) })),
    people: people.map(([id, name, sums]) => ({ id, name, ...presentSums(sums) })),
  }
}

const presentSums = ({ threads, replied, inTime, medianMinutes }: Sums): ReplySums => ({
  threads,
  replied,
  in_time: inTime,
  median_minutes: medianMinutes,
})
