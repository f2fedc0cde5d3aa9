import type { FastifyReply } from 'fastify'

/** Sends a PDF as an uncached download. `name` is not escaped: it may contain only letters, digits, dashes and a dot. */
export function sendPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/pdf')
    .send(bytes)
}
