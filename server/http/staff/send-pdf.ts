import type { FastifyReply } from 'fastify'

/** A PDF as a download under a name of letters, digits and dashes; it belongs to nobody's cache. */
export function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/pdf')
    .send(bytes)
}
