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
    /** Time of the person's last message. Triggers set this column. */
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
    /** When a mail server bounced the reply. `delivery_status`: the status code of the bounce. */
    undelivered_at: NullableTimestamp
    delivery_status: Generated<string>
    /** Id of the message in Telegram. `earlier_bodies`: texts before each edit, oldest first. */
    telegram_message_id: number | null
    earlier_bodies: Generated<string[]>
    edited_at: NullableTimestamp
    /** Number of parts of the reply that Telegram has accepted. A reply that exceeds Telegram's length limit is sent in parts. */
    parts_sent: Generated<number>
    /** Whether the reply only reached the outbox, because no transport was configured. */
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
    /** Channel of a reply that the staff gave outside the shop; null for an ordinary note. */
    replied_by: HandChannel | null
    staff_id: string
    created_at: Timestamp
  }
}
