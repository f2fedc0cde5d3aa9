import pg from 'pg'
import type { Log } from '#server/context/log.ts'
import { connectTimeoutMs } from '#server/db/database-timeouts.ts'
import { type UnpooledConnection, createUnpooledConnection } from '#server/db/unpooled-connection.ts'

type Options = {
  url: string
  channel: string
  /** Called for each notification, and after each connect, because notifications may have been missed. */
  onNotification: () => void
  onUnresponsive: (cause: unknown) => void
  log: Log
}

const retryMs = 1000
const heartbeatMs = 5000

/** Listens on a separate connection with a heartbeat, and reconnects after failures. Returns a function that stops listening. */
export async function listenWithReconnect({ url, channel, onNotification, onUnresponsive, log }: Options): Promise<() => Promise<void>> {
  let current: UnpooledConnection | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = createUnpooledConnection(url, 'listen', connectTimeoutMs)
    const { client, destroy } = fresh
    client.on('error', (error) => log.warn({ err: error }, 'the listening database connection broke'))
    client.on('notification', onNotification)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      destroy()
      throw error
    }
    const heartbeat = setInterval(() => void sendHeartbeat(fresh), heartbeatMs).unref()
    // Added only after a successful connect. The caller already retries a failed connect, so a retry here would double the attempts each
    // time.
    client.on('end', () => {
      clearInterval(heartbeat)
      scheduleReconnect()
    })
    current = fresh
    if (isStopped) destroy()
    else onNotification()
  }
  async function sendHeartbeat({ client, destroy }: UnpooledConnection): Promise<void> {
    try {
      await client.query('select 1')
    } catch (error) {
      destroy()
      if (!isStopped) onUnresponsive(error)
    }
  }
  function scheduleReconnect(): void {
    if (isStopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      if (!isStopped) connect().catch(scheduleReconnect)
    }, retryMs).unref()
  }
  await connect()
  return async () => {
    isStopped = true
    clearTimeout(retry)
    await current?.close()
  }
}
