import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { createFirstSteps } from '#server/domain/demand/first-steps.ts'
import { type DemandEvent, readDemandEvent } from '#server/domain/demand/read-demand-event.ts'

/** Counts demand in memory and adds it to the database now and then. A process that is killed loses the last seconds of it. */
export type DemandCounter = {
  /** Counts what this request tells, once its response has left and was a success. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Adds what was counted so far to the database; searches that may still be typed on wait. */
  flush(): Promise<void>
  /** Stops counting; what was counted is written, searches that wait too. */
  close(): Promise<void>
}

type Options = { db: Db; now: () => number; log: Log }

const flushMs = 20_000
/** How long a visitor may go on typing: «ro», «role» and «rolex» are one search. */
const typingMs = 8000
const typingMax = 5000

type Typing = { words: string; at: number }

export function openDemandCounter({ db, now, log }: Options): DemandCounter {
  let counts = new Map<string, number>()
  // by a digest that leaves the process at no time and is gone within seconds
  const typings = new Map<string, Typing>()
  const isFirstStep = createFirstSteps()

  const add = (kind: string, subject: string, by = 1) => {
    const key = [new Date(now()).toISOString().slice(0, 10), kind, subject].join('\n')
    counts.set(key, (counts.get(key) ?? 0) + by)
  }
  const settleTyping = (isOver: (typing: Typing) => boolean) => {
    for (const [visitor, typing] of typings) {
      if (!isOver(typing)) continue
      typings.delete(visitor)
      add('search', typing.words)
    }
  }
  const type = (visitor: string, words: string) => {
    const before = typings.get(visitor)
    const goesOn = before && (words.startsWith(before.words) || before.words.startsWith(words))
    if (before && !goesOn) add('search', before.words)
    // a word that is being deleted is no search
    const longer = before && goesOn && before.words.length > words.length ? before.words : words
    if (before || typings.size < typingMax) typings.set(visitor, { words: longer, at: now() })
  }
  const count = (event: DemandEvent, request: IncomingMessage) => {
    const visitor = visitorOf(request)
    if (event.kind === 'search') return type(visitor, event.words)
    if (event.kind === 'view') add('view', event.pieceId)
    const step = event.kind === 'view' ? 'look' : event.step
    if (isFirstStep(visitor, step, now())) add('step', step)
  }
  const write = async () => {
    if (counts.size === 0) return
    const taken = counts
    counts = new Map()
    try {
      await addCounts(db, taken)
    } catch (error) {
      for (const [key, n] of taken) counts.set(key, (counts.get(key) ?? 0) + n)
      throw error
    }
  }
  const flush = async () => {
    settleTyping(({ at }) => now() - at > typingMs)
    await write()
  }
  const warn = (error: unknown) => log.warn({ err: error }, 'the demand of the last seconds could not be stored')
  const timer = setInterval(() => void flush().catch(warn), flushMs).unref()

  return {
    watch: (request, response) => {
      const { method = 'GET', url = '/', headers } = request
      const purpose = headers['sec-purpose'] ?? headers.purpose
      const event = readDemandEvent({ method, url, userAgent: headers['user-agent'], purpose: purpose?.toString() })
      if (!event) return
      response.once('finish', () => {
        const { statusCode: status } = response
        if ((status >= 200 && status < 300) || status === 304) count(event, request)
      })
    },
    flush,
    close: async () => {
      clearInterval(timer)
      settleTyping(() => true)
      await write().catch(warn)
    },
  }
}

function visitorOf({ socket, headers }: IncomingMessage): string {
  const parts = [socket.remoteAddress, headers['x-forwarded-for'], headers['user-agent']]
  return createHash('sha256').update(parts.join('|')).digest('base64')
}

async function addCounts(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([key, n]) => {
    const [day, kind, subject] = key.split('\n')
    return { day, kind, subject, count: n }
  })
  await sql`
    insert into demand_day (day, kind, subject, count)
    select day, kind, subject, count from json_to_recordset(${JSON.stringify(rows)}::json)
      as added (day date, kind text, subject text, count integer)
    on conflict (day, kind, subject) do update set count = demand_day.count + excluded.count`.execute(db)
}
