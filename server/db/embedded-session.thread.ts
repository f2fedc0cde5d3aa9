import { parentPort, workerData } from 'node:worker_threads'
import { type EmbeddedSession, openSession, type SessionResult } from '#server/db/embedded-session.ts'
import { type NumberedCall, packError, type SessionData, type SessionMessage } from '#server/db/session-messages.ts'

const port = parentPort
const send = (message: SessionMessage): void => port?.postMessage(message)
const stopListening = new Map<number, () => Promise<void>>()

await open(workerData)

async function open({ folder, fsync }: SessionData): Promise<void> {
  try {
    const session = await openSession({ folder, fsync })
    port?.on('message', (call: NumberedCall) => void respond(session, call))
    send({ call: 0 })
  } catch (error) {
    send({ call: 0, error: packError(error) })
  }
}

async function respond(database: EmbeddedSession, call: NumberedCall): Promise<void> {
  try {
    send({ call: call.call, result: await run(database, call) })
  } catch (error) {
    // a WebAssembly trap leaves the memory of the database corrupt, so the thread must exit
    if (error instanceof WebAssembly.RuntimeError) throw error
    send({ call: call.call, error: packError(error) })
  }
}

async function run(database: EmbeddedSession, call: NumberedCall): Promise<SessionResult | undefined> {
  switch (call.name) {
    case 'query':
      return database.query(call.text, call.values, call)
    case 'begin':
      await database.begin()
      return
    case 'end':
      await database.end(call.how)
      return
    case 'listen':
      stopListening.set(call.listener, await database.listen(call.channel, () => send({ listener: call.listener })))
      return
    case 'unlisten':
      await stopListening.get(call.listener)?.()
      return
    case 'close':
      await database.close()
  }
}
