import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

/** Returns the name of the session cookie. The prefix `__Host-` requires TLS, which the demo does not have. */
const nameOf = ({ isSecure }: BackOfficeSettings) => `${isSecure ? '__Host-' : ''}vitrine_staff`
const attributes = 'Path=/; HttpOnly; SameSite=Strict'

export function readStaffCookie({ headers }: FastifyRequest, settings: BackOfficeSettings): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  const prefix = `${nameOf(settings)}=`
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

export function setStaffCookie(reply: FastifyReply, settings: BackOfficeSettings, token: string): void {
  reply.header('set-cookie', `${nameOf(settings)}=${token}; ${attributes}${settings.isSecure ? '; Secure' : ''}`)
}

export function clearStaffCookie(reply: FastifyReply, settings: BackOfficeSettings): void {
  reply.header('set-cookie', `${nameOf(settings)}=; Max-Age=0; ${attributes}${settings.isSecure ? '; Secure' : ''}`)
}
