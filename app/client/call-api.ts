import { ApiError } from '#app/client/api-error.ts'
import { createCallApi, type Send, sendCall } from '#app/client/create-call-api.ts'
import { renewSession } from '#app/client/renew-session.ts'
import { accessToken, sessionSignal } from '#app/client/session.ts'

export type { CallApi } from '#app/client/create-call-api.ts'

const unauthenticated = 401

/** Sends a call with the session. If the session has expired, renews it once and retries the call. */
const sendWithSession: Send = async (path, options) => {
  const token = accessToken()
  if (!token || isCredentialCall(path)) return sendCall(path, options, token)
  const signal = options.signal ? AbortSignal.any([options.signal, sessionSignal()]) : sessionSignal()
  const sessionOptions = { ...options, signal }
  try {
    return await sendCall(path, sessionOptions, token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== unauthenticated) throw error
    const renewedToken = await renewSession(token)
    if (!renewedToken) throw error
    return sendCall(path, sessionOptions, renewedToken)
  }
}

/** The browser's API client. */
export const callApi = createCallApi(sendWithSession)

/** Whether an error of this call means wrong input, not an ended session. */
function isCredentialCall(path: string): boolean {
  return path.startsWith('/api/auth/') && path !== '/api/auth/request_code/' && path !== '/api/auth/relay/'
}
