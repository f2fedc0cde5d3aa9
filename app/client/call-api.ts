import { ApiError } from '#app/client/api-error.ts'
import { createCallApi, type Send, sendCall } from '#app/client/create-call-api.ts'
import { renewSession } from '#app/client/renew-session.ts'
import { accessToken, sessionSignal } from '#app/client/session.ts'

export type { CallApi } from '#app/client/create-call-api.ts'

const unauthenticated = 401

/** Sends a call with the access token. If the token has expired, renews it once and retries the call. */
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

export const callApi = createCallApi(sendWithSession)

/** Whether the call sends credentials, such as a password or a code. A 401 then means wrong credentials, not an expired session. */
function isCredentialCall(path: string): boolean {
  return path.startsWith('/api/auth/') && path !== '/api/auth/request_code/' && path !== '/api/auth/relay/'
}
