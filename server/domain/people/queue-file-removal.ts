import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { JobPayload } from '#server/domain/jobs/job-kinds.ts'

type Removed = Partial<Pick<JobPayload<'remove-erased-files'>, 'photos' | 'originals' | 'enquiryFiles'>>

/** Queues the removal of files in the transaction that deletes their rows, so that a crash loses neither. Does nothing without files. */
export async function queueFileRemoval(tx: Tx, { photos = [], originals = [], enquiryFiles = [] }: Removed): Promise<void> {
  if (photos.length || originals.length || enquiryFiles.length)
    await enqueue(tx, 'remove-erased-files', { photos, originals, enquiryFiles, texts: '' })
}
