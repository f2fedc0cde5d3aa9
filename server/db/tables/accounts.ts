import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#contract/language.ts'

type Created = ColumnType<Date, Date, never>

export type TelegramUser = { id: number; firstName: string; lastName: string; username: string | null; proof: string }

export type ProofPurpose =
  | { kind: 'sign-in' }
  | { kind: 'register'; passwordHash: string }
  | { kind: 'telegram'; passwordHash: string; user: TelegramUser }
  | { kind: 'add-phone'; customerId: string }

/** A sent code. `asker`: the browser that requested it. `purpose`: the action that the code completes. */
type CodeProof = {
  asker: string
  purpose: ColumnType<ProofPurpose, string, string>
  code_hash: string | null
  code_until: Date | null
  tries: Generated<number>
  sent_count: Generated<number>
  next_send_at: Date
  expires_at: Date
}

export type AccountTables = {
  customer: {
    id: Generated<string>
    phone: string | null
    pending_phone: string | null
    email: string | null
    verified_email: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    username: string | null
    telegram_id: number | null
    google_id: string | null
    password_hash: string | null
    language: Generated<Language>
    created_at: Created
  }
  session: {
    id: Generated<string>
    customer_id: string
    created_at: Created
    refreshed_at: ColumnType<Date, Date, Date>
    last_hash: string | null
    next_hash: string | null
    ended_at: Date | null
    sign_in_id: string | null
    is_signed_out: Generated<boolean>
    code_proved_at: Date | null
  }
  phone_proof: CodeProof & { phone: string }
  email_proof: CodeProof & { email: string }
  telegram_proof: { hash: string; asker: string; spent_at: Date | null; expires_at: Date }
  password_failure: { key: string; count: number; blocked_until: Date }
}
