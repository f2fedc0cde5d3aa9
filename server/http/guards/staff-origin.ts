import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

type HttpRequest = Pick<FastifyRequest, 'headers'>

/** Whether the back office is served at the host of a request: every other host responds 404. */
export function isBackOfficeHost({ isOpen, origin }: BackOfficeSettings, { headers }: HttpRequest): boolean {
  if (!isOpen) return false
  return !origin || hostOf(`http://${headers.host}`) === hostOf(origin)
}

/** Refuses a write that no page of the back office sends: another `Origin`, or no header that a form cannot set. */
export function assertFromBackOffice(settings: BackOfficeSettings, { headers }: HttpRequest): void {
  const { origin } = headers
  const isOurs = settings.origin
    ? origin === settings.origin
    : hostOf(origin) !== null && hostOf(origin) === hostOf(`http://${headers.host}`)
  if (!isOurs || headers['x-vitrine-staff'] !== '1') throw new CodedError('forbidden', { reason: 'staff-origin' })
}

/** The URL of the back office as its browser has it, of a request that `assertFromBackOffice` has let through. */
export function backOfficeOrigin(settings: BackOfficeSettings, { headers }: HttpRequest): string {
  return settings.origin ?? String(headers.origin)
}

/** The host of a URL, with its port unless that is the usual one. */
function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null
}
