import type { ColumnType, Generated } from 'kysely'
import type { NoticeChannel, NoticeKind } from '#contract/rules/staff/notices.ts'

type Fixed<T> = ColumnType<T, T, never>

export type StaffNoticeTables = {
  staff_notice_settings: {
    staff_id: string
    channels: ColumnType<Partial<Record<NoticeKind, NoticeChannel[]>>, string, string>
    telegram_chat: string | null
    quiet_from: number | null
    quiet_to: number | null
    quiet_zone: string | null
  }
  staff_notice: {
    id: Generated<number>
    staff_id: Fixed<string>
    key: Fixed<string>
    kind: Fixed<NoticeKind>
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    label: Fixed<string>
    at: Fixed<Date>
    read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
}
