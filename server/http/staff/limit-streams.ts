import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { CodedError } from '#server/context/coded-error.ts'

/** Open streams of one session in one process: about as many tabs as a person reads. */
const streamsMax = 10
/** How soon the page asks for a stream again; meanwhile it reads everything anew. */
const retryAfterS = 15

/** Counts the open streams of each session until they end; throws above the limit of a session. */
export function limitStreams(): (sessionId: string, response: ServerResponse) => void {
  const openCounts = new Map<string, number>()
  const add = (sessionId: string, change: 1 | -1) => {
    const count = (openCounts.get(sessionId) ?? 0) + change
    if (count > 0) openCounts.set(sessionId, count)
    else openCounts.delete(sessionId)
  }
  return (sessionId, response) => {
    if ((openCounts.get(sessionId) ?? 0) >= streamsMax)
      throw new CodedError('too-many', { reason: 'streams-too-many', values: { max: streamsMax }, retryAfterS })
    add(sessionId, 1)
    // also of a response whose connection is gone already
    finished(response, () => add(sessionId, -1))
  }
}
