import type { StaffDocument } from '#contract/staff/document.ts'
import type { getDocument } from '#server/domain/staff-orders/documents.ts'

export function presentDocument({ issued_at, staff_id: _staffId, ...document }: Awaited<ReturnType<typeof getDocument>>): StaffDocument {
  return { ...document, issued_at: issued_at.toISOString() }
}
