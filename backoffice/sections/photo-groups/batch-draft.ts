import { newUuid } from '#app/browser/new-uuid.ts'
import { dropRecordDraft, readRecordDraft, writeRecordDraft } from '#backoffice/client/record-draft.ts'
import type { BatchPhoto, PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'

export type BatchDraft = { batch: string; photos: Record<string, BatchPhoto>; groups: PhotoGroup[] }

const keyOf = (staffId: string) => ({ staffId, kind: 'photo-batch', id: 'current' })

export function readBatchDraft(staffId: string): BatchDraft {
  const { batch, photos, groups } = (readRecordDraft(keyOf(staffId))?.changed ?? {}) as Partial<BatchDraft>
  return batch && photos && groups ? { batch, photos, groups } : { batch: newUuid(), photos: {}, groups: [] }
}

export function writeBatchDraft(staffId: string, draft: BatchDraft): void {
  writeRecordDraft(keyOf(staffId), { version: 1, at: Date.now(), changed: draft, was: {} })
}

export function dropBatchDraft(staffId: string): void {
  dropRecordDraft(keyOf(staffId))
}
