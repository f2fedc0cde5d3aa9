import { type FailureReason, failureOf, refusalOf } from '#app/client/api-error.ts'
import { accessToken } from '#app/client/session.ts'
import { isLanguage } from '#contract/language.ts'
import type { PhotoTaken } from '#contract/enquiry.ts'

/** A photograph takes longer than a call: a telephone on a slow line sends 1 MB in a minute. */
const uploadTimeoutMs = 60_000

export type Upload = { onProgress: (part: number) => void; signal: AbortSignal }

/**
 * Sends a photograph ahead of its form (FORM-06) and answers with its token. `onProgress` is told what part is on its way,
 * 0…1, which `fetch` cannot tell. Throws ApiError.
 */
export function uploadPhoto(photo: Blob, { onProgress, signal }: Upload): Promise<PhotoTaken> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'ru'
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/enquiry-photos/')
    request.timeout = uploadTimeoutMs
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    const token = accessToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    const fail = (reason: FailureReason) => () => reject(failureOf(reason, language))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('network'))
    request.addEventListener('timeout', fail('timeout'))
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText)
      if (request.status < 300 && isTaken(body)) resolve(body)
      else reject(refusalOf(request.status, body, language))
    })
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('photo', photo, 'photo.jpg')
    request.send(form)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isTaken(body: unknown): body is PhotoTaken {
  return typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
}
