import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { BackupFolders } from '#server/domain/backup/write-backup.ts'

/** Returns the local folders of photographs to back up. A folder is null if its photographs are in a bucket. */
export function backupFolders({ dataDir, s3, enquiryBucket }: Config): BackupFolders {
  return {
    photos: s3 ? null : join(dataDir, 'photos'),
    enquiryPhotos: s3 && enquiryBucket ? null : join(dataDir, 'enquiries'),
    originals: s3 && enquiryBucket ? null : join(dataDir, 'originals'),
  }
}
