import { type NetworkErrorReason, networkError, responseError } from '#app/client/api-error.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { accessToken } from '#app/client/session.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import type {
  AppointmentRequest,
  BuybackRequest,
  ContactRequest,
  LivePhotoRequest,
  MissingModelRequest,
  PhotoTaken,
  PriceRequest,
} from '#contract/enquiry.ts'
import { isLanguage } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { splitEndpoint } from '#contract/rules/endpoint-url.ts'
import { parseResponse } from '#contract/rules/parse-response.ts'

/** Sends a question, or a request to source a piece that the shop does not have. */
export const sendContact = (call: CallApi, body: ContactRequest) => call('POST /api/contacts/', { body })

export const sendPriceRequest = (call: CallApi, body: PriceRequest) => call('POST /api/price-requests/', { body })

export const sendLivePhotoRequest = (call: CallApi, body: LivePhotoRequest) => call('POST /api/live-photo-requests/', { body })

export const sendMissingModelRequest = (call: CallApi, body: MissingModelRequest) => call('POST /api/missing-model-requests/', { body })

export const bookAppointment = (call: CallApi, body: AppointmentRequest) => call('POST /api/appointments/', { body })

export const listTakenTimes = (call: CallApi, query: { city: OfficeKey; date: string; pieces: string | undefined }, signal: AbortSignal) =>
  call('GET /api/visit-times/', { query, signal })

export const sendBuyback = (call: CallApi, body: BuybackRequest) => call('POST /api/buyback-requests/', { body })

const photoEndpoint = 'POST /api/enquiry-photos/' satisfies EndpointName

/** Longer than the timeout of other calls: a phone on a slow line needs a minute to send 1 MB. */
const uploadTimeoutMs = minuteMs

type Upload = { onProgress: (fraction: number) => void; signal: AbortSignal }

/**
 * Uploads a photograph before its form is submitted and returns its token. Calls `onProgress` with the fraction sent, 0…1. Uses
 * `XMLHttpRequest`, because `fetch` reports no upload progress. Throws `ApiError`, or the abort reason if `signal` is already aborted.
 */
export function uploadPhoto(photo: Blob, { onProgress, signal }: Upload): Promise<PhotoTaken> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'ru'
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(...splitEndpoint(photoEndpoint))
    request.timeout = uploadTimeoutMs
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    const token = accessToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    const fail = (reason: NetworkErrorReason) => () => reject(networkError(reason, language))
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('network'))
    request.addEventListener('timeout', fail('timeout'))
    request.addEventListener('load', () => {
      const body = parseResponse(request.responseText)
      if (request.status < 300 && isPhotoTaken(body)) resolve(body)
      else reject(responseError(request.status, body, language))
    })
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('photo', photo, 'photo.jpg')
    request.send(form)
  })
}

function isPhotoTaken(body: unknown): body is PhotoTaken {
  return typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
}
