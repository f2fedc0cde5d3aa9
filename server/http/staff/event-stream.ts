import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minuteMs } from '#contract/rules/durations.ts'
import { liveCursorPattern } from '#contract/staff/live.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { LiveEvents } from '#server/domain/live/live-events.ts'
import { type EventBatch, readEvents } from '#server/domain/live/read-events.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isSessionOpen } from '#server/domain/staff/is-session-open.ts'
import { presentEvents } from '#server/http/present/staff/live.ts'

/** Short enough that proxies do not close an idle connection. */
const heartbeatMs = 25_000
const silentMs = minuteMs
/** Maximum of bytes sent but not yet read by the browser. A browser above this limit is disconnected. */
const unreadMaxBytes = 256_000

type StreamDeps = { ctx: ShopContext; live: LiveEvents; reader: StaffActor; since: string | undefined }

/**
 * Streams the changes after the browser's `Last-Event-ID`, so that a reconnecting browser misses no change. Without this header, streams
 * the changes after the query parameter `since`. The stream ends when the session ends, when the roles of the reader change, and on
 * shutdown.
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, live, reader, since }: StreamDeps,
): Promise<void> {
  const { raw } = reply
  const lastId = String(request.headers['last-event-id'] ?? since ?? '')
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  raw.setTimeout(silentMs)
  // An event without data only updates `Last-Event-ID` in the browser.
  const write = (id: string, lines = ''): void => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > unreadMaxBytes) raw.destroy()
    else raw.write(`id: ${id}\n${lines}\n`)
  }
  const send = ({ since, isComplete, events }: EventBatch): void => {
    if (!isComplete) write(since, 'event: reset\ndata: {}\n')
    for (const event of presentEvents(events, reader)) write(since, `data: ${JSON.stringify(event)}\n`)
    cursor = since
  }
  const check = async (): Promise<void> => {
    if (!(await isSessionOpen(ctx, reader))) raw.end()
  }
  const checkQuietly = () => void check().catch((error: unknown) => request.log.warn({ err: error }, 'a session could not be checked'))
  let cursor = ''
  const unsubscribe = await live.subscribe((batch) => {
    // a change of a staff member may have ended this session or changed its roles
    if (batch.events.some(({ kind }) => kind === 'staff')) checkQuietly()
    send(batch)
  })
  const heartbeat = setInterval(() => {
    checkQuietly()
    if (cursor) write(cursor)
  }, heartbeatMs).unref()
  const offClose = live.onClose(() => raw.end())
  // also called if the connection closed before the stream began
  finished(raw, () => {
    clearInterval(heartbeat)
    unsubscribe()
    offClose()
  })
  try {
    send(await readEvents(ctx.db, liveCursorPattern.test(lastId) ? lastId : undefined, ctx.now()))
    write(cursor)
  } catch (error) {
    request.log.warn({ err: error }, 'missed changes could not be read')
    raw.end()
  }
}

export const wantsStream = ({ headers }: FastifyRequest): boolean => /\btext\/event-stream\b/.test(headers.accept ?? '')
