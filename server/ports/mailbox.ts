import { ImapFlow } from 'imapflow'
import { dayMs } from '#contract/rules/durations.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'

/** A place in the mailbox: its emails have growing numbers for as long as `validity` is the same. */
export type MailboxPlace = { validity: string; uid: number }
/** An email as it came. Of one that is larger than the shop reads, only its beginning is there. */
type RawEmail = { place: MailboxPlace; bytes: Uint8Array; isCut: boolean }

/** The mailbox that answers come to. Nothing in it is changed: people may read it with a program of their own. */
export type Mailbox = {
  /** Opens it and closes it again; throws where that is not possible. */
  check(signal: AbortSignal): Promise<void>
  /**
   * Brings the emails after a place to `take`, one at a time, the oldest first, until it returns false. Returns the place to go on from where
   * there was none, or where the mailbox began to count anew; then emails of the last days come once more.
   */
  readNew(after: MailboxPlace | null, take: (email: RawEmail) => Promise<boolean>, signal: AbortSignal): Promise<MailboxPlace | null>
}

const connectMs = 10_000
const silenceMs = 20_000
const emailsAtOnce = 20
const emailBytesMax = 15_000_000
/** What is read of a larger one: enough for its text. */
const cutBytes = 300_000
const repeatedDays = 7

/** A mailbox by IMAP. `url`: `imaps://user:password@host`, or `imap://…` to this very machine; `folder`: where emails arrive. */
export function imapMailbox(url: string, folder: string): Mailbox {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'

  async function withFolder<T>(signal: AbortSignal, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      ...(secure ? {} : { doSTARTTLS: false }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      maxLiteralSize: emailBytesMax * 2,
      disableAutoIdle: true,
      logger: false,
    })
    // each of them ends the call that is under way
    client.on('error', () => {})
    const close = () => client.close()
    signal.addEventListener('abort', close, { once: true })
    try {
      await client.connect()
      const lock = await client.getMailboxLock(folder, { readOnly: true })
      try {
        return await work(client)
      } finally {
        lock.release()
      }
    } catch (error) {
      throw toDeliveryError(error)
    } finally {
      signal.removeEventListener('abort', close)
      client.close()
    }
  }

  return {
    check: (signal) => withFolder(signal, async () => {}),
    readNew: (after, take, signal) =>
      withFolder(signal, async (client) => {
        const { mailbox } = client
        if (!mailbox) throw new DeliveryError('The mailbox is not open')
        const validity = String(mailbox.uidValidity)
        if (!after) return { validity, uid: mailbox.uidNext - 1 }
        const isSame = after.validity === validity
        const since = isSame ? { uid: `${after.uid + 1}:*` } : { since: new Date(Date.now() - repeatedDays * dayMs) }
        const found = (await client.search(since, { uid: true })) || []
        const uids = found.filter((uid) => !isSame || uid > after.uid).toSorted((one, other) => one - other)
        for (const uid of uids.slice(0, emailsAtOnce)) {
          const email = await readSource(client, uid)
          if (email && !(await take({ ...email, place: { validity, uid } }))) return null
        }
        return isSame || uids.length ? null : { validity, uid: mailbox.uidNext - 1 }
      }),
  }
}

async function readSource(client: ImapFlow, uid: number): Promise<Omit<RawEmail, 'place'> | null> {
  const listed = await client.fetchOne(String(uid), { size: true }, { uid: true })
  if (!listed) return null
  const isCut = (listed.size ?? 0) > emailBytesMax
  const source = { maxLength: isCut ? cutBytes : emailBytesMax }
  const read = await client.fetchOne(String(uid), { source }, { uid: true })
  return read && read.source ? { bytes: read.source, isCut } : null
}

/** The server's own sentences are not passed on: they may name people. */
function toDeliveryError(error: unknown): Error {
  if (error instanceof DeliveryError) return error
  const details = Object(error)
  if (details.authenticationFailed) return new DeliveryError('The mailbox did not let the shop in: EAUTH')
  const code = typeof details.code === 'string' && /^[A-Za-z]{3,40}$/.test(details.code) ? details.code : 'NoConnection'
  return new DeliveryError(`The mailbox cannot be reached: ${code}`)
}
