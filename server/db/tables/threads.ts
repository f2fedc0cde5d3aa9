import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { HandChannel, ThreadChannel, ThreadKind, ThreadStatus } from '#contract/rules/staff/thread-enums.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type ThreadTables = {
  inbound_message: { source: 'telegram' | 'mail'; external_id: string; received_at: Timestamp }
  mailbox_place: { id: Generated<number>; validity: string; uid: ColumnType<string, number, number>; failures: Generated<number> }
  greeted_chat: { chat_digest: string; greeted_at: Timestamp }
  thread: {
    id: Generated<number>
    kind: ThreadKind
    enquiry_id: number | null
    customer_id: string | null
    person_id: Generated<number | null>
    piece_id: number | null
    office: OfficeKey
    language: Language
    name: string
    phone: Generated<string>
    email: Generated<string>
    phone_key: GeneratedAlways<string>
    email_key: GeneratedAlways<string>
    search_key: GeneratedAlways<string>
    status: Generated<ThreadStatus>
    assignee_id: string | null
    due_at: NullableTimestamp
    answered_at: NullableTimestamp
    spam_at: NullableTimestamp
    network_digest: string | null
    last_at: Timestamp
    /** The time of the person's last message; set by triggers. */
    heard_at: NullableTimestamp
    edit_version: Generated<number>
    created_at: Timestamp
  }
  thread_message: {
    id: Generated<number>
    thread_id: number
    direction: 'in' | 'out'
    channel: ThreadChannel
    body: string
    staff_id: string | null
    recipient: string | null
    sent_at: NullableTimestamp
    send_key: string | null
    quoted: Generated<string>
    sender: string | null
    lost_files: Generated<number>
    /** When a mail server reported that a reply was not delivered, and the status code it gave. */
    undelivered_at: NullableTimestamp
    delivery_status: Generated<string>
    /** The Telegram message id, and the earlier texts of an edited message, oldest first. */
    telegram_message_id: number | null
    earlier_bodies: Generated<string[]>
    edited_at: NullableTimestamp
    /** How many parts of a long reply Telegram has accepted. */
    parts_sent: Generated<number>
    /** Whether no transport was configured when the reply was sent. */
    in_outbox: Generated<boolean>
    album_id: number | null
    quote_id: string | null
    piece_ids: Generated<number[]>
    created_at: Timestamp
  }
  thread_read: { thread_id: number; staff_id: string; read_to: Timestamp }
  reply_template: {
    id: Generated<number>
    name_ru: string
    name_en: string
    kinds: ThreadKind[]
    body_ru: string
    body_en: string
    edit_version: Generated<number>
  }
  thread_note: {
    id: Generated<number>
    thread_id: number
    body: string
    /** How a reply was given by hand. */
    replied_by: HandChannel | null
    staff_id: string
    created_at: Timestamp
  }
}
