import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

const params = z.strictObject({ name: z.string().max(100) })
const Done = z.object({ action_id: z.string() })

/** The backups on the disk of the server that responds. */
const StaffBackups = z.object({
  results: z.array(z.object({ name: z.string(), bytes: z.int(), created_at: z.iso.datetime() })).meta({ description: 'Newest first.' }),
  is_running: z.boolean().meta({ description: 'Whether a backup is being written.' }),
  failure: z.string().nullable().meta({ description: 'Why the last backup failed; null once a backup succeeds.' }),
  nightly_hour: z.int().min(0).max(23).nullable().meta({ description: 'Hour (UTC) of the nightly backup.' }),
  nightly_count: z.int().meta({ description: 'Number of nightly backups kept.' }),
})
export type StaffBackups = z.output<typeof StaffBackups>

export const staffBackupEndpoints = {
  'GET /api/staff/backups/': { response: { 200: StaffBackups } },
  'POST /api/staff/backups/': { body: z.strictObject({ with_photos: z.boolean() }), response: { 201: z.object({ name: z.string() }) } },
  'POST /api/staff/backups/:name/download/': { params, response: { 200: z.object({ url: z.string() }) } },
  'GET /api/staff/backups/:name/file/': { params, response: { 200: z.string() } },
  'DELETE /api/staff/backups/:name/': { params, response: { 200: Done } },
} as const satisfies Endpoints
