import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

/**
 * Opens a local SMTP server that parses and keeps the accepted emails. It refuses `refused-554@…` with 554, `nobody@…` with 550 and
 * `full@…` with 552.
 */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const mails: Email[] = []
  const state = { isAway: false, bytesMax: Infinity }
  const server = new SMTPServer({
    authOptional: true,
    // skips the reverse lookup of the client's name, because the client always runs on this machine
    disableReverseLookup: true,
    disabledCommands: options.secure ? [] : ['STARTTLS'],
    onMailFrom: (_address, _session, done) => (state.isAway ? done(busy()) : done()),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody@')) return done(unknown(address))
      const asked = Number(/^refused-(\d{3})@/.exec(address)?.[1] ?? 0)
      if (asked) return done(Object.assign(new Error('No'), { responseCode: asked }))
      return address.startsWith('full@') ? done(tooMuch(address)) : done()
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (Buffer.concat(chunks).length > state.bytesMax) return done(tooMuch('the letter'))
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
        }, done)
      })
    },
    ...options,
  })
  // a client that disconnects is not an error
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server.server.address())
  return {
    mails,
    /** While `isAway` is true, the server defers each email with a 451. It refuses emails above `bytesMax` with a 552. */
    state,
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

const busy = () => Object.assign(new Error('Come back later'), { responseCode: 451 })
const unknown = (name: string) => Object.assign(new Error(`5.1.1 <${name}>: nobody of that name`), { responseCode: 550 })
const tooMuch = (name: string) => Object.assign(new Error(`<${name}> is too much`), { responseCode: 552 })
