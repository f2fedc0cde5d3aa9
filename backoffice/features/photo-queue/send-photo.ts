import { isTemporary, networkError, responseError } from '#app/client/api-error.ts'
import { idleSeconds } from '#backoffice/client/activity.ts'
import type { QueueItem } from '#backoffice/client/photo-queue-storage.ts'
import { pageLanguage } from '#backoffice/i18n/load-translator.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'
import { idleHeader } from '#contract/rules/staff/idle-header.ts'

/**
 * The result of one attempt: stored (`taken`), refused with a message for the user, to be retried (`later`), or stopped by an expired
 * session.
 */
export type SendResult =
  | { kind: 'taken' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'later'; sentence: string; afterMs?: number; isOffline: boolean }
  | { kind: 'sign-in' }

export type SendOptions = { onProgress: (part: number) => void; signal: AbortSignal }

/** How long an upload may make no progress before it is aborted. */
const stalledMs = minuteMs

/** Sends one photograph. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendPhoto(item: QueueItem, file: Blob, { onProgress, signal }: SendOptions): Promise<SendResult> {
  const language = pageLanguage()
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stalled = 0
    const watch = () => {
      clearTimeout(stalled)
      stalled = window.setTimeout(() => request.abort(), stalledMs)
    }
    const abort = () => request.abort()
    const end = (result: SendResult) => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      resolve(result)
    }
    signal.addEventListener('abort', abort)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress(total ? loaded / total : 0)
    })
    const offline = (): SendResult => ({ kind: 'later', sentence: networkError('network', language).message, isOffline: true })
    request.addEventListener('error', () => end(offline()))
    request.addEventListener('abort', () => end(offline()))
    request.addEventListener('load', () => end(resultOf(request, language)))
    request.open('POST', '/api/staff/uploads/')
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('x-vitrine-staff', '1')
    request.setRequestHeader(idleHeader, String(idleSeconds()))
    watch()
    request.send(formOf(item, file))
  })
}

function formOf({ id, batch, position, pieceId, modifiedAt, fileName }: QueueItem, file: Blob): FormData {
  const form = new FormData()
  form.set('id', id)
  form.set('batch', batch)
  form.set('position', String(position))
  if (pieceId !== null) form.set('piece_id', String(pieceId))
  if (modifiedAt > 0) form.set('taken_at', new Date(modifiedAt).toISOString())
  form.set('photo', file, fileName)
  return form
}

function resultOf(request: XMLHttpRequest, language: 'ru' | 'en'): SendResult {
  const { status } = request
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 401) return { kind: 'sign-in' }
  const error = responseError(status, parseResponse(request.responseText), language)
  const sentence = error.detail || networkError('timeout', language).message
  if (!isTemporary(status)) return { kind: 'refused', sentence }
  const seconds = Number(request.getResponseHeader('retry-after'))
  return { kind: 'later', sentence, isOffline: false, ...(seconds > 0 ? { afterMs: seconds * 1000 } : {}) }
}
