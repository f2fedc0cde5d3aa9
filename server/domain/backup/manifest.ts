import { z } from 'zod'

/** The first entry of a backup: the version that made it, and its contents. */
export const Manifest = z.object({
  format: z.literal('vitrine-backup-1'),
  createdAt: z.iso.datetime(),
  /** The migrations of the source database: the rows have that schema. */
  migrations: z.array(z.string()),
  /** Whether photographs of pieces and of visitors are in the archive; `elsewhere`: in a separate store, or left out on request. */
  photos: z.enum(['included', 'elsewhere']),
  enquiryPhotos: z.enum(['included', 'elsewhere']),
  /** The originals of the photographs of pieces; older versions kept none. */
  originals: z.enum(['included', 'elsewhere']).default('elsewhere'),
})
export type Manifest = z.infer<typeof Manifest>

/** The last entry, with the rows per table and the number of files. An archive without it was truncated. */
export const Summary = z.object({ rows: z.record(z.string(), z.int()), fileCount: z.int() })
export type Summary = z.infer<typeof Summary>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const rowsFolder = 'rows'
export const photosFolder = 'photos'
export const enquiryPhotosFolder = 'enquiries'
export const originalsFolder = 'originals'
