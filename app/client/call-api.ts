import { ApiError } from '#app/client/api-error.ts'
import { personSignal } from '#app/client/person-flights.ts'
import { renewSession } from '#app/client/renew-session.ts'
import { type CallOptions, sendCall } from '#app/client/send-call.ts'
import { accessToken } from '#app/client/session.ts'

export type { CallOptions } from '#app/client/send-call.ts'

/** One call of the shop's API; the server has the same function without a socket. Throws ApiError, or AbortError when aborted. */
export type CallApi = <T>(path: string, options?: CallOptions) => Promise<T>

const unauthenticated = 401

/** The browser's way to the API. A session that ran out is renewed once, and the call made again (AUTH-10). */
export const callApi: CallApi = async (path, options = {}) => {
  const token = accessToken()
  if (!token || isProof(path)) return sendCall(path, options, token)
  const signal = options.signal ? AbortSignal.any([options.signal, personSignal()]) : personSignal()
  const personal = { ...options, signal }
  try {
    return await sendCall(path, personal, token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== unauthenticated) throw error
    const renewed = await renewSession(token)
    if (!renewed) throw error
    return sendCall(path, personal, renewed)
  }
}

/** A refusal of these says that what was given is wrong, not that a session is over. */
function isProof(path: string): boolean {
  return path.startsWith('/api/auth/') && path !== '/api/auth/request_code/' && path !== '/api/auth/relay/'
}
