import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openShopOnDatabase, openTestDatabase } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

export type Staff = Awaited<ReturnType<typeof createStaff>>
type Event = { kind: string; id: string; action: string; by: string | null }

/** A shop that listens, with an owner and an editor who read its stream of changes. */
export async function openLiveShop() {
  const { database, drop } = await openTestDatabase()
  const shop = await openShopOnDatabase(database, { PORT: '0' })
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const owner = await createStaff(shop)
  return {
    shop,
    owner,
    editor: await createStaff(shop, { roles: ['editor'] }),
    openStream: (who: Staff, lastId = '', query = '') => openStream(origin, who, lastId, query),
    close: async () => {
      // OWN-30: an open stream holds no closing shop up
      const stream = await openStream(origin, owner)
      await shop.app.close()
      await within(stream.hasEnded)
      await drop()
    },
  }
}

/** An open stream of the back office, with all that has come so far. */
async function openStream(origin: string, who: Staff, lastId = '', query = '') {
  const headers = { cookie: who.headers.cookie ?? '', accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) }
  const request = get(`${origin}/api/staff/events/${query}`, { headers, agent: false })
  const [response]: IncomingMessage[] = await once(request, 'response')
  let text = ''
  let hasEnded = false
  response?.setEncoding('utf8')
  response?.on('data', (chunk: string) => (text += chunk))
  response?.on('close', () => (hasEnded = true))
  response?.on('error', () => {})
  const events = (): Event[] => [...text.matchAll(/^data: (\{"kind.*)$/gm)].map(([, json = '']) => JSON.parse(json))
  return {
    response,
    text: () => text,
    events,
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
    hasEnded: () => hasEnded,
    /** The first event of a kind, or of one record; rejects when none comes in time. */
    next: (kind: string, id?: string) => within(() => events().find((event) => event.kind === kind && (id ?? event.id) === event.id)),
    close: async () => {
      request.destroy()
      await within(() => hasEnded)
    },
  }
}

/** The staff waits two seconds at most (OWN-30); a machine that runs other tests as well is slower. */
export const liveWaitMs = 15_000

/** What `read` finds within that time. */
export async function within<T>(read: () => T | undefined | false): Promise<T> {
  const until = performance.now() + liveWaitMs
  for (;;) {
    const found = read()
    if (found) return found
    if (performance.now() > until) throw new Error('Nothing came in time')
    await wait(20)
  }
}
