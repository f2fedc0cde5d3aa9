import { z } from 'zod'

/** The first entry of a backup: which version made it, and what it should hold. */
export const Manifest = z.object({
  format: z.literal('vitrine-backup-1'),
  createdAt: z.iso.datetime(),
  /** The migrations of the database it was read from: the rows fit that schema. */
  migrations: z.array(z.string()),
  /** Where the photographs of pieces, and those of visitors, are: in the archive, or in a store of their own that is not copied. */
  photos: z.enum(['included', 'elsewhere']),
  enquiryPhotos: z.enum(['included', 'elsewhere']),
  /** What photographs of pieces are made from; older versions kept none. */
  originals: z.enum(['included', 'elsewhere']).default('elsewhere'),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry: an archive without it was cut off. How many rows each table has, and how many files there are. */
export const Summary = z.object({ rows: z.record(z.string(), z.int()), fileCount: z.int() })
export type Summary = z.infer<typeof Summary>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const rowsFolder = 'rows'
export const photosFolder = 'photos'
export const enquiryPhotosFolder = 'enquiries'
export const originalsFolder = 'originals'
