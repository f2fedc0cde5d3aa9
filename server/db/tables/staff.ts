import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { LinkPurpose } from '#contract/staff/links.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'

type Fixed<T> = ColumnType<T, T, never>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type StaffTables = {
  staff: {
    id: Generated<string>
    email: string
    name: string
    roles: StaffRole[]
    language: Generated<Language>
    theme: Generated<'auto' | 'light' | 'dark'>
    has_shortcuts: Generated<boolean>
    password_hash: string | null
    totp_sealed: string | null
    totp_step: number | null
    factor_failures: Generated<number>
    factor_failures_since: NullableTimestamp
    factor_locked_at: NullableTimestamp
    edit_version: Generated<number>
    created_at: Fixed<Date>
    blocked_at: NullableTimestamp
    invited_by: string | null
    known_since: NullableTimestamp
  }
  staff_session: {
    id: Generated<string>
    staff_id: Fixed<string>
    token_hash: string
    factor: 'totp' | 'recovery' | 'passkey' | null
    factor_failures: Generated<number>
    pending_totp_sealed: string | null
    device: string
    network: string
    created_at: Fixed<Date>
    seen_at: Date
    stepped_up_at: NullableTimestamp
    ended_at: NullableTimestamp
  }
  staff_recovery_code: { staff_id: string; code_hash: string; spent_at: NullableTimestamp }
  staff_passkey: {
    id: Generated<string>
    staff_id: Fixed<string>
    credential_id: Fixed<string>
    public_key: Fixed<string>
    transports: Fixed<string[]>
    name: Fixed<string>
    sign_count: number
    created_at: Fixed<Date>
    used_at: NullableTimestamp
  }
  staff_link: {
    id: Generated<string>
    purpose: Fixed<LinkPurpose>
    staff_id: string | null
    email: string | null
    roles: StaffRole[] | null
    created_by: string | null
    created_at: Fixed<Date>
    expires_at: Date
    spent_at: NullableTimestamp
  }
  staff_refusal: { subject_id: string; hour: Date; count: number }
  staff_failure: { key: string; count: number; blocked_until: Date }
}
