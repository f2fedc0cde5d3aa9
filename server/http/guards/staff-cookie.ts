import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BackOfficeSettings } from '#server/domain/shop-context.ts'

/** Only a page that came by TLS may set a cookie with the prefix; the demo is served without. */
const nameOf = ({ isSecure }: BackOfficeSettings) => `${isSecure ? '__Host-' : ''}vitrine_staff`
const attributes = 'Path=/; HttpOnly; SameSite=Strict'

/** The token of a session; empty without one. */
export function readStaffCookie({ headers }: FastifyRequest, settings: BackOfficeSettings): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  const prefix = `${nameOf(settings)}=`
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/** Hands the session's token to the browser, where no script reads it and no other site can have it sent. */
export function setStaffCookie(reply: FastifyReply, settings: BackOfficeSettings, token: string): void {
  reply.header('set-cookie', `${nameOf(settings)}=${token}; ${attributes}${settings.isSecure ? '; Secure' : ''}`)
}

export function clearStaffCookie(reply: FastifyReply, settings: BackOfficeSettings): void {
  reply.header('set-cookie', `${nameOf(settings)}=; Max-Age=0; ${attributes}${settings.isSecure ? '; Secure' : ''}`)
}
