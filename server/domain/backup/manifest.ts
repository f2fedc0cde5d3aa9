import { z } from 'zod'

/** The first entry of a backup: the version that made the backup, and what it contains. */
export const Manifest = z.object({
  format: z.literal('vitrine-backup-1'),
  createdAt: z.iso.datetime(),
  /** The migrations of the source database, which define the schema of the rows. */
  migrations: z.array(z.string()),
  /**
   * Whether the backup contains photographs of pieces and of visitors; `elsewhere`: they are in a separate store, or were left out on
   * request.
   */
  photos: z.enum(['included', 'elsewhere']),
  enquiryPhotos: z.enum(['included', 'elsewhere']),
  /** Whether the backup contains the originals of the photographs of pieces; older versions kept none. */
  originals: z.enum(['included', 'elsewhere']).default('elsewhere'),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry, with the number of rows per table and of files. A backup without it was truncated. */
export const Summary = z.object({ rows: z.record(z.string(), z.int()), fileCount: z.int() })
export type Summary = z.infer<typeof Summary>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const rowsFolder = 'rows'
export const photosFolder = 'photos'
export const enquiryPhotosFolder = 'enquiries'
export const originalsFolder = 'originals'
