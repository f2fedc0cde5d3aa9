import { z } from 'zod'

/** The first entry of a backup: the version that made the backup, and what it contains. */
export const Manifest = z.object({
  format: z.literal('vitrine-backup-1'),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /**
   * Whether the backup contains the photographs of pieces and of visitors. `elsewhere`: the photographs are in a separate store, or were
   * left out on request.
   */
  photos: z.enum(['included', 'elsewhere']),
  enquiryPhotos: z.enum(['included', 'elsewhere']),
  /** Whether the backup contains the original files of the photographs of pieces. Backups by older versions of the shop do not. */
  originals: z.enum(['included', 'elsewhere']).default('elsewhere'),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry of a backup: the number of rows per table, and the number of files. A backup without this entry is truncated. */
export const Summary = z.object({ rows: z.record(z.string(), z.int()), fileCount: z.int() })
export type Summary = z.infer<typeof Summary>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const rowsFolder = 'rows'
export const photosFolder = 'photos'
export const enquiryPhotosFolder = 'enquiries'
export const originalsFolder = 'originals'
