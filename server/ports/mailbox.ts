import { ImapFlow } from 'imapflow'
import { dayMs } from '#contract/rules/durations.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'

/** A position in the mailbox. UIDs only grow while `validity` (UIDVALIDITY) stays the same. */
export type MailboxPlace = { validity: string; uid: number }
/** A raw email. If `isCut`, the email is above the size limit, and `bytes` contains only its beginning. */
type RawEmail = { place: MailboxPlace; bytes: Uint8Array; isCut: boolean }

/** The mailbox for replies. The shop only reads it, so that people can use it with their own mail program. */
export type Mailbox = {
  check(signal: AbortSignal): Promise<void>
  /**
   * Passes up to 20 emails after position `after` to `take`, oldest first. Stops when `take` returns false. If UIDVALIDITY has changed,
   * `after` is invalid, and the emails of the last 7 days are passed instead. Returns the end of the mailbox if `after` is null, or if
   * UIDVALIDITY has changed and the last 7 days have no emails. Otherwise returns null.
   */
  readNew(after: MailboxPlace | null, take: (email: RawEmail) => Promise<boolean>, signal: AbortSignal): Promise<MailboxPlace | null>
}

const connectMs = 10_000
const silenceMs = 20_000
const emailsAtOnce = 20
const emailBytesMax = 15_000_000
/** The number of bytes to read of an email above the size limit. */
const cutBytes = 300_000
const repeatedDays = 7

/** Opens a mailbox by IMAP. `url` is `imaps://user:password@host`, or `imap://…` on the local machine. `folder` is the inbox folder. */
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
    // The pending call rejects with the same error. Without this listener, an error event would end the process.
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

/** Converts an error of the mailbox to a `DeliveryError` without the server's text, which may contain names of people. */
function toDeliveryError(error: unknown): Error {
  if (error instanceof DeliveryError) return error
  const details = Object(error)
  if (details.authenticationFailed) return new DeliveryError('The mailbox did not let the shop in: EAUTH')
  const code = typeof details.code === 'string' && /^[A-Za-z]{3,40}$/.test(details.code) ? details.code : 'NoConnection'
  return new DeliveryError(`The mailbox cannot be reached: ${code}`)
}
