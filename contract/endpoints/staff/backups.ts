import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

const params = z.strictObject({ name: z.string().max(100) })
const Done = z.object({ action_id: z.string() })

/** Backups stored on the machine that responds. */
const StaffBackups = z.object({
  results: z.array(z.object({ name: z.string(), bytes: z.int(), created_at: z.iso.datetime() })).meta({ description: 'The newest first.' }),
  is_running: z.boolean().meta({ description: 'Whether one is being written.' }),
  failure: z.string().nullable().meta({ description: 'Why the last one could not be written; null once one was.' }),
  nightly_hour: z.int().min(0).max(23).nullable().meta({ description: 'The hour of UTC in which one is written each night.' }),
  nightly_count: z.int().meta({ description: 'How many of the nights are kept.' }),
})
export type StaffBackups = z.output<typeof StaffBackups>

export const staffBackupEndpoints = {
  'GET /api/staff/backups/': { response: { 200: StaffBackups } },
  'POST /api/staff/backups/': { body: z.strictObject({ with_photos: z.boolean() }), response: { 201: z.object({ name: z.string() }) } },
  'POST /api/staff/backups/:name/download/': { params, response: { 200: z.object({ url: z.string() }) } },
  'GET /api/staff/backups/:name/file/': { params, response: { 200: z.string() } },
  'DELETE /api/staff/backups/:name/': { params, response: { 200: Done } },
} as const satisfies Endpoints
