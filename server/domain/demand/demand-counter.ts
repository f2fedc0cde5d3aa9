import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { createFirstSteps } from '#server/domain/demand/first-steps.ts'
import { type DemandEvent, readDemandEvent } from '#server/domain/demand/read-demand-event.ts'
import { shopToday } from '#server/domain/shop-today.ts'

/**
 * Counts views, searches and funnel steps in memory, and flushes the counts to the database periodically. If the process is killed, the
 * counts since the last flush are lost.
 */
export type DemandCounter = {
  /** Counts the view, search or funnel step of a request if the response succeeds. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Writes the counts to the database, except searches that visitors may still be typing. */
  flush(): Promise<void>
  close(): Promise<void>
}

type Options = { db: Db; now: () => number; log: Log }

const flushMs = 20_000
/** Debounce of a search: «ro», «role» and «rolex» typed within this time count as one search. */
const typingMs = 8000
const typingMax = 5000

type Typing = { words: string; at: number }

export function openDemandCounter({ db, now, log }: Options): DemandCounter {
  let counts = new Map<string, number>()
  // the key is a digest of the visitor; the digest never leaves the process and is dropped within half a minute
  const typings = new Map<string, Typing>()
  const isFirstStep = createFirstSteps()

  const add = (kind: string, subject: string, by = 1) => {
    const key = [shopToday(now()), kind, subject].join('\n')
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
    const lastTyping = typings.get(visitor)
    const goesOn = lastTyping && (words.startsWith(lastTyping.words) || lastTyping.words.startsWith(words))
    if (lastTyping && !goesOn) add('search', lastTyping.words)
    // keep the longer text, because deleting letters is not a new search
    const longer = lastTyping && goesOn && lastTyping.words.length > words.length ? lastTyping.words : words
    if (lastTyping || typings.size < typingMax) typings.set(visitor, { words: longer, at: now() })
  }
  const count = (event: DemandEvent, request: IncomingMessage) => {
    const visitor = visitorOf(request)
    if (event.kind === 'search') return type(visitor, event.words)
    if (event.kind === 'view') add('view', event.pieceId)
    const step = event.kind === 'view' ? 'look' : event.step
    if (isFirstStep(visitor, step, shopToday(now()))) add('step', step)
  }
  const writeCounts = async () => {
    if (counts.size === 0) return
    const countsToWrite = counts
    counts = new Map()
    try {
      await addCounts(db, countsToWrite)
    } catch (error) {
      for (const [key, n] of countsToWrite) counts.set(key, (counts.get(key) ?? 0) + n)
      throw error
    }
  }
  let lastWrite = Promise.resolve()
  /** Writes the counts after any running write. Once resolved, the database has all counts made before the call. */
  const write = () => (lastWrite = lastWrite.catch(() => {}).then(writeCounts))
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
