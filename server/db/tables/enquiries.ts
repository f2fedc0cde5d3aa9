import type { ColumnType, Generated } from 'kysely'
import type { EnquiryKind } from '#contract/enquiry.ts'
import type { Language } from '#contract/language.ts'

export type EnquiryTables = {
  enquiry: {
    id: Generated<number>
    kind: EnquiryKind
    piece_id: number | null
    fields: ColumnType<Record<string, unknown>, string, string>
    language: Language
    created_at: ColumnType<Date, Date | undefined, never>
  }
  attempt: { key: string; count: number; until: ColumnType<Date, Date, Date> }
}
