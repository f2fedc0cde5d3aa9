import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { DuplicateReason, HandleKind, PersonSize } from '#contract/rules/staff/person-enums.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type PeopleTables = {
  person: {
    id: Generated<number>
    name: Generated<string>
    city: Generated<string>
    search_key: GeneratedAlways<string>
    language: Generated<Language>
    is_vip: Generated<boolean>
    sizes: ColumnType<Partial<Record<PersonSize, string>>, string | undefined, string>
    tags: Generated<string[]>
    introduced_by: number | null
    blocked_at: NullableTimestamp
    blocked_reason: string | null
    merged_into: number | null
    erased_at: NullableTimestamp
    last_at: Timestamp
    edit_version: Generated<number>
    created_at: Timestamp
  }
  person_handle: { id: Generated<number>; person_id: number; kind: HandleKind; value: string }
  person_export: {
    id: Generated<string>
    person_id: number
    staff_id: string
    state: Generated<'waiting' | 'ready' | 'failed'>
    bytes: number | null
    created_at: Timestamp
  }
  person_note: { id: Generated<number>; person_id: number; body: string; staff_id: string; created_at: Timestamp }
  person_doubt: {
    id: Generated<number>
    person_id: number
    other_id: number
    reason: DuplicateReason
    state: Generated<'open' | 'different'>
    created_at: Timestamp
  }
}
