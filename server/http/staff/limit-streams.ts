import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { CodedError } from '#server/context/coded-error.ts'

/** The maximum number of open streams per session and process. It is about as many as a person has tabs. */
const streamsMax = 10
const retryAfterS = 15

/** Returns a function that counts a session's open streams. The function throws `too-many` above the limit. */
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
    // also called if the connection has already closed
    finished(response, () => add(sessionId, -1))
  }
}
