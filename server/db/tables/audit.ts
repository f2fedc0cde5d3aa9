import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>
type NullableFixed<T> = ColumnType<T | null, T | null | undefined, never>
type NullableRow = ColumnType<Record<string, unknown> | null, never, never>

/** Tables of the append-only audit log. Triggers write changes and seals. */
export type AuditTables = {
  audit_entry: {
    id: ColumnType<number, never, never>
    at: Fixed<Date>
    actor: Fixed<'staff' | 'terminal' | 'shop' | 'database'>
    staff_id: NullableFixed<string>
    session_id: NullableFixed<string>
    request_id: NullableFixed<string>
    account: NullableFixed<string>
    action: Fixed<string>
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    subject_label: ColumnType<string, string | undefined, never>
    /** A trigger moves the reason of a new entry to `audit_reason`. Only entries by older versions of the shop have a reason here. */
    reason: NullableFixed<string>
    undoes: NullableFixed<number>
    reason_digest: ColumnType<string | null, never, never>
  }
  audit_reason: {
    entry_id: ColumnType<number, never, never>
    salt: ColumnType<string, never, never>
    reason: ColumnType<string, never, never>
  }
  audit_change: {
    id: ColumnType<number, never, never>
    entry_id: ColumnType<number, never, never>
    table_name: ColumnType<string, never, never>
    row_id: ColumnType<string, never, never>
    subject_kind: ColumnType<string, never, never>
    subject_id: ColumnType<string, never, never>
    before: NullableRow
    after: NullableRow
  }
  audit_personal: {
    change_id: ColumnType<number, never, never>
    salt: ColumnType<string, never, never>
    before: NullableRow
    after: NullableRow
  }
  audit_seal: {
    id: ColumnType<number, never, never>
    entry_id: ColumnType<number, never, never>
    previous: ColumnType<Uint8Array, never, never>
    hash: ColumnType<Uint8Array, never, never>
    sealed_at: ColumnType<Date, never, never>
    redacted_by: ColumnType<number | null, never, never>
  }
  /** HMACs of seals. A seal has no HMAC if an older version of the shop or another program wrote its entry. */
  audit_signature: { seal_id: Fixed<number>; key_id: Fixed<string>; mac: Fixed<Uint8Array> }
  /** HMACs of an entry's remaining content after an erasure. `redacted_by`: null if an older version of the shop made the erasure. */
  audit_redaction: {
    id: ColumnType<number, never, never>
    entry_id: Fixed<number>
    redacted_by: NullableFixed<number>
    state: Fixed<Uint8Array>
    key_id: Fixed<string>
    mac: Fixed<Uint8Array>
  }
  /** Digests of the shop's keys. A database session that presents one of these keys counts as the shop's own. */
  shop_key: { id: ColumnType<number, never, never>; digest: Fixed<Uint8Array>; required_from: Fixed<Date> }
  staff_event: {
    id: Generated<number>
    at: ColumnType<Date, never, never>
    written_by: ColumnType<string, never, never>
    subject_kind: Fixed<string>
    subject_id: Fixed<string>
    action: Fixed<string>
    staff_id: NullableFixed<string>
  }
}
