import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

type HttpRequest = Pick<FastifyRequest, 'headers'>

/** Returns whether the request's host serves the back office. Every other host responds 404. */
export function isBackOfficeHost({ isOpen, origin }: BackOfficeSettings, { headers }: HttpRequest): boolean {
  if (!isOpen) return false
  return !origin || hostOf(`http://${headers.host}`) === hostOf(origin)
}

/** Refuses a write unless it has the `Origin` of the back office and a header that a form cannot set. */
export function assertFromBackOffice(settings: BackOfficeSettings, { headers }: HttpRequest): void {
  const { origin } = headers
  const isOurs = settings.origin
    ? origin === settings.origin
    : hostOf(origin) !== null && hostOf(origin) === hostOf(`http://${headers.host}`)
  if (!isOurs || headers['x-vitrine-staff'] !== '1') throw new CodedError('forbidden', { reason: 'staff-origin' })
}

/** Returns the origin of the back office as the browser sees it, for a request that passed `assertFromBackOffice`. */
export function backOfficeOrigin(settings: BackOfficeSettings, { headers }: HttpRequest): string {
  return settings.origin ?? String(headers.origin)
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null
}
