import { afterAll, beforeAll, beforeEach } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { type EmailParts, emailOf } from '#test/emails.ts'
import { type ImapDouble, openImapDouble } from '#test/imap-double.ts'
import { threadCalls, visitor } from '#test/thread-calls.ts'

export function mailboxCalls() {
  const settings: Record<string, string> = { REPLY_MAIL: 'answers+{token}@shop.example' }
  let imap: ImapDouble
  beforeAll(async () => {
    imap = await openImapDouble()
    settings.IMAP_URL = imap.url
  })
  afterAll(() => imap.close())
  const calls = threadCalls(settings)
  beforeEach(async () => {
    imap.state.isAway = false
    imap.emails.length = 0
    await calls.shop.db.deleteFrom('inbound_message').execute()
    const job = calls.shop.db.updateTable('job').where('kind', '=', 'fetch-emails')
    await job.set({ run_at: new Date(0), attempts: 0, last_error: null }).execute()
    await calls.shop.runJobs()
  })

  const setTime = (ms: number) => void (calls.shop.clock.now += ms)
  return {
    calls,
    setTime,
    /** Advances the clock by two minutes and runs the due jobs, one of which fetches emails. */
    fetchAll: async () => {
      setTime(2 * minuteMs)
      await calls.shop.runJobs()
    },
    deliver: (parts: EmailParts) => imap.deliver(emailOf({ from: `Vera <${visitor.email}>`, ...parts })),
    threads: () => calls.shop.db.selectFrom('thread').select(['id', 'email', 'name', 'status', 'language']).orderBy('id').execute(),
    /** Opens a thread in which the shop has replied by email. Returns its id, the email, and the reply address of the email. */
    openConversation: async (contact: object = {}) => {
      const id = await calls.ask({ message: 'Is it there?', ...contact })
      await calls.reply(id, 'It is here.')
      await calls.pass(10_000)
      const email = calls.emails().at(-1)
      return { id, replyTo: String(email?.replyTo), email }
    },
    inbound: async (id: number) => (await calls.read(id)).messages.filter(({ direction }) => direction === 'in'),
    get imap() {
      return imap
    },
  }
}
