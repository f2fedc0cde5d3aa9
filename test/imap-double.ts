import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type ImapDouble = Awaited<ReturnType<typeof openImapDouble>>
type InboundEmail = { uid: number; source: Buffer }

/**
 * Opens a local IMAP server with one mailbox. It supports the part of IMAP4rev1 (RFC 3501) that the shop uses to read emails. The only
 * valid password is `secret`.
 */
export async function openImapDouble() {
  const emails: InboundEmail[] = []
  const state = { validity: 1, isAway: false, logins: 0, open: 0 }
  let nextUid = 1
  const sockets = new Set<Socket>()

  function findRange(range: string): InboundEmail[] {
    const [first = '', last = first] = range.split(':')
    const max = emails.at(-1)?.uid ?? 0
    const [low, high] = [first, last].map((each) => (each === '*' ? max : Number(each))).toSorted((one, other) => one - other)
    return emails.filter(({ uid }) => uid >= (low ?? 0) && uid <= (high ?? 0))
  }

  function formatFetch({ uid, source }: InboundEmail, wanted: string): Buffer[] {
    const [, limit] = /BODY(?:\.PEEK)?\[\](?:<0\.(\d+)>)?/i.exec(wanted) ?? []
    const size = `* ${emails.findIndex((each) => each.uid === uid) + 1} FETCH (UID ${uid} RFC822.SIZE ${source.length}`
    if (!/BODY/i.test(wanted)) return [Buffer.from(`${size})\r\n`)]
    const part = limit ? source.subarray(0, Number(limit)) : source
    return [Buffer.from(`${size} BODY[]${limit ? '<0>' : ''} {${part.length}}\r\n`), part, Buffer.from(')\r\n')]
  }

  function respond(socket: Socket, tag: string, command: string): void {
    const write = (...lines: string[]) => void socket.write(`${lines.join('\r\n')}\r\n`)
    const end = (...lines: string[]) => write(...lines, `${tag} OK done`)
    const [, verb = '', rest = ''] = /^(UID \w+|\w+) ?(.*)$/i.exec(command) ?? []
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        return end('* CAPABILITY IMAP4rev1')
      case 'LOGIN':
        state.logins++
        return rest.includes('secret') ? end() : write(`${tag} NO [AUTHENTICATIONFAILED] wrong password of somebody@shop.example`)
      case 'LIST':
      case 'LSUB':
        return end(String.raw`* LIST (\HasNoChildren) "/" "INBOX"`)
      case 'SELECT':
      case 'EXAMINE':
        return write(
          `* ${emails.length} EXISTS`,
          '* 0 RECENT',
          String.raw`* FLAGS (\Seen)`,
          `* OK [UIDVALIDITY ${state.validity}] ok`,
          `* OK [UIDNEXT ${nextUid}] ok`,
          `${tag} OK [READ-ONLY] done`,
        )
      case 'UID SEARCH': {
        const [, range] = /UID (\S+)/i.exec(rest) ?? []
        const found = range ? findRange(range) : emails
        return end(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim())
      }
      case 'UID FETCH': {
        const [, range = '', wanted = ''] = /^(\S+) (.*)$/.exec(rest) ?? []
        for (const email of findRange(range)) for (const part of formatFetch(email, wanted)) socket.write(part)
        return end()
      }
      case 'LOGOUT':
        end('* BYE')
        return void socket.end()
      default:
        return end()
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    state.open++
    socket.on('close', () => {
      sockets.delete(socket)
      state.open--
    })
    socket.on('error', () => {})
    if (state.isAway) return void socket.destroy()
    socket.write('* OK ready\r\n')
    let read = ''
    socket.on('data', (bytes) => {
      const lines = (read + String(bytes)).split('\r\n')
      read = lines.pop() ?? ''
      for (const line of lines) {
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        respond(socket, tag, command)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    state,
    emails,
    url: `imap://answers:secret@127.0.0.1:${port}`,
    wrongUrl: `imap://answers:wrong@127.0.0.1:${port}`,
    deliver: (source: string | Buffer) => void emails.push({ uid: nextUid++, source: Buffer.from(source) }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
