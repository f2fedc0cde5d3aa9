import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { JobPayload } from '#server/domain/jobs/job-kinds.ts'

type Removed = Partial<Pick<JobPayload<'remove-erased-files'>, 'photos' | 'originals' | 'enquiryFiles'>>

/**
 * Queues the removal of files. Call this in the transaction that deletes the rows of the files, so that a crash leaves neither rows without
 * files nor files without rows. Does nothing without files.
 */
export async function queueFileRemoval(tx: Tx, { photos = [], originals = [], enquiryFiles = [] }: Removed): Promise<void> {
  if (photos.length || originals.length || enquiryFiles.length)
    await enqueue(tx, 'remove-erased-files', { photos, originals, enquiryFiles, texts: '' })
}
