import type { FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

type HttpRequest = Pick<FastifyRequest, 'headers'>

export function isBackOfficeHost({ isOpen, origin }: BackOfficeSettings, { headers }: HttpRequest): boolean {
  if (!isOpen) return false
  return !origin || hostOf(`http://${headers.host}`) === hostOf(origin)
}

/** Throws unless the request has the back office's `Origin`, and a header that a form cannot set. */
export function assertFromBackOffice(settings: BackOfficeSettings, { headers }: HttpRequest): void {
  const { origin } = headers
  const isOurs = settings.origin
    ? origin === settings.origin
    : hostOf(origin) !== null && hostOf(origin) === hostOf(`http://${headers.host}`)
  if (!isOurs || headers['x-vitrine-staff'] !== '1') throw new CodedError('forbidden', { reason: 'staff-origin' })
}

export function backOfficeOrigin(settings: BackOfficeSettings, { headers }: HttpRequest): string {
  return settings.origin ?? String(headers.origin)
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null
}
