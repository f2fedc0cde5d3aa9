import type { FastifyInstance } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { canReadSubject } from '#server/domain/audit/read-access.ts'
import type { LiveEvents } from '#server/domain/live/live-events.ts'
import { listPresent, recordPresence } from '#server/domain/live/presence.ts'
import { readEvents } from '#server/domain/live/read-events.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readRecordAccess } from '#server/domain/staff-notices/thread-access.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentEvents } from '#server/http/present/staff/live.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { sendEventStream, wantsStream } from '#server/http/staff/event-stream.ts'
import { limitStreams } from '#server/http/staff/limit-streams.ts'

const anybody = { config: { access: 'staff', permission: null } } as const
const byRecord = { config: { access: 'staff', permission: null, isRefusedByRecord: true } } as const

export function staffLiveRoutes(app: FastifyInstance, ctx: ShopContext, live: LiveEvents): void {
  const countStream = limitStreams()
  addStaffRoute(app, 'GET /api/staff/events/', anybody, async (request, reply) => {
    const reader = staffOf(request)
    if (wantsStream(request)) {
      countStream(reader.sessionId, reply.raw)
      await sendEventStream(request, reply, { ctx, live, reader, since: request.query.since })
      return reply
    }
    const { since, isComplete, events } = await readEvents(ctx.db, request.query.since, ctx.now())
    return { since, is_complete: isComplete, events: presentEvents(events, reader) }
  })
  const presentPeople = async (readerId: string, record: { kind: string; id: string }) => ({
    results: (await listPresent(ctx, readerId, record)).map(({ seen_at, ...line }) => ({ ...line, seen_at: seen_at.toISOString() })),
  })
  const assertMayRead = async ({ permissions, staffId }: StaffActor, record: { kind: string; id: string }) => {
    const mayRead = canReadSubject(permissions, record.kind) && (await readRecordAccess(ctx.db, record))(staffId, [...permissions])
    if (!mayRead) throw new CodedError('forbidden')
  }
  addStaffRoute(app, 'GET /api/staff/presence/', byRecord, async (request) => {
    const reader = staffOf(request)
    await assertMayRead(reader, request.query)
    return presentPeople(reader.staffId, request.query)
  })
  addStaffRoute(app, 'POST /api/staff/presence/', byRecord, async (request) => {
    const person = staffOf(request)
    await assertMayRead(person, request.body)
    await recordPresence(ctx, person, request.body)
    return presentPeople(person.staffId, request.body)
  })
}
