import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Values of a form, by the names of its fields. */
type EnquiryFields = Record<string, string | number | boolean | undefined>

export type EnquiryTables = {
  enquiry: {
    id: Generated<number>
    kind: EnquiryKind
    piece_id: number | null
    fields: ColumnType<EnquiryFields, string, string>
    language: Language
    created_at: ColumnType<Date, Date, never>
    customer_id: string | null
    message: Generated<string>
    search_key: GeneratedAlways<string>
    page: string | null
    starts_at: NullableTimestamp
    calendar_token: string | null
    submit_key: string | null
    submit_digest: string | null
  }
  enquiry_photo: {
    id: Generated<number>
    token: string
    enquiry_id: number | null
    message_id: number | null
    /** The thread of the reply with this attachment. */
    thread_id: ColumnType<number | null, number | null | undefined, never>
    media_type: Generated<'image/jpeg' | 'application/pdf'>
    name: Generated<string>
    position: Generated<number>
    width: number
    height: number
    bytes: number
    created_at: ColumnType<Date, Date, never>
  }
  visit: {
    id: Generated<number>
    enquiry_id: number
    office: OfficeKey
    starts_at: ColumnType<Date, Date, Date>
    seat: Generated<number>
    cancelled_at: NullableTimestamp
    confirmed_at: NullableTimestamp
    edit_version: Generated<number>
    sequence: Generated<number>
    notice_text: string | null
  }
  visit_piece: {
    id: Generated<number>
    visit_id: number
    piece_id: number
    hold_id: string | null
    missed_at: NullableTimestamp
  }
  visit_closure: {
    id: Generated<number>
    office: OfficeKey
    starts_at: ColumnType<Date, Date, Date>
    ends_at: ColumnType<Date, Date, Date>
    reason: Generated<string>
  }
  visit_capacity: {
    office: OfficeKey
    seats: Generated<number>
    break_from: string | null
    break_to: string | null
  }
  attempt: { key: string; count: number; until: ColumnType<Date, Date, Date> }
}
