import type { FastifyInstance } from 'fastify'
import type { StaffBackups } from '#contract/endpoints/staff/backups.ts'
import type { StoredBackups } from '#server/domain/backup/backup-store.ts'
import { recordBackup } from '#server/domain/backup/record-backup.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffBackupRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const { backups } = ctx
  const steppedUp = { config: { access: 'staff', permission: 'backup.take', stepUp: true } } as const
  addStaffRoute(app, 'GET /api/staff/backups/', staffRoute('backup.take'), async () => presentBackups(ctx, await backups.list()))
  addStaffRoute(app, 'POST /api/staff/backups/', steppedUp, async (request, reply) => {
    const onWritten = (file: string) => recordBackup(ctx, staffOf(request), 'backup.take', file)
    const name = await backups.start({ withPhotos: request.body.with_photos, onWritten })
    return reply.code(201).send({ name })
  })
  // Checks the step-up before the page opens the file by a plain link, because such a link cannot ask for the second factor.
  addStaffRoute(app, 'POST /api/staff/backups/:name/download/', steppedUp, async (request) => {
    const { name } = request.params
    const { stream } = await backups.open(name)
    stream.destroy()
    return { url: `/api/staff/backups/${name}/file/` }
  })
  addStaffRoute(app, 'GET /api/staff/backups/:name/file/', steppedUp, async (request, reply) => {
    const { name } = request.params
    const { bytes, stream } = await backups.open(name)
    try {
      await recordBackup(ctx, staffOf(request), 'backup.download', name)
    } catch (error) {
      stream.destroy()
      throw error
    }
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', bytes)
      .header('cache-control', 'no-store')
      .type('application/gzip')
      .send(stream)
  })
  addStaffRoute(app, 'DELETE /api/staff/backups/:name/', steppedUp, async (request) => {
    await backups.remove(request.params.name)
    return { action_id: await recordBackup(ctx, staffOf(request), 'backup.delete', request.params.name) }
  })
}

function presentBackups({ ownerSettings }: ShopContext, { files, isRunning, failure }: StoredBackups): StaffBackups {
  const { backup_hour: hour, backup_keep: count } = ownerSettings()
  return {
    results: files.map(({ name, bytes, createdAt }) => ({ name, bytes, created_at: createdAt.toISOString() })),
    is_running: isRunning,
    failure,
    nightly_hour: hour < 0 ? null : hour,
    nightly_count: count,
  }
}
