import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { eventually } from '#test/eventually.ts'
import { openShopOnDatabase, openTestDatabase } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

export type Staff = Awaited<ReturnType<typeof createStaff>>
type Event = { kind: string; id: string; action: string; by: string | null }

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
      // OWN-30: an open event stream does not delay the shutdown
      const stream = await openStream(origin, owner)
      await shop.app.close()
      await stream.ended
      await drop()
    },
  }
}

/**
 * Opens an event stream of the back office and collects its events. Intervals never fire, so the stream learns of changes only by
 * notifications.
 */
async function openStream(origin: string, who: Staff, lastId = '', query = '') {
  const headers = { cookie: who.headers.cookie ?? '', accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) }
  const request = get(`${origin}/api/staff/events/${query}`, { headers, agent: false })
  const [response]: IncomingMessage[] = await withoutIntervals(() => once(request, 'response'))
  let text = ''
  response?.setEncoding('utf8')
  response?.on('data', (chunk: string) => (text += chunk))
  response?.on('error', () => {})
  const ended = new Promise((resolve) => response?.once('close', resolve))
  const events = (): Event[] => [...text.matchAll(/^data: (\{"kind.*)$/gm)].map(([, json = '']) => JSON.parse(json))
  return {
    response,
    text: () => text,
    events,
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
    hasEnded: () => response?.closed,
    ended,
    /** Waits for the first event of a kind. If `id` is given, waits for an event of this record. */
    next: async (kind: string, id?: string) => {
      const find = () => events().find((event) => event.kind === kind && (id ?? event.id) === event.id)
      await eventually(find, { reason: `an event of ${kind} ${id ?? ''}` }).toBeDefined()
      return find()
    },
    close: async () => {
      request.destroy()
      await ended
    },
  }
}
