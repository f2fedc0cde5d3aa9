import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { eventually } from '#test/eventually.ts'
import { mailboxCalls } from '#test/mailbox-calls.ts'

const mailbox = mailboxCalls()
const { calls, deliver, fetchAll, inbound, openConversation, setTime, threads } = mailbox
const { ask, read } = calls

describe('an answer to an email', () => {
  test('OWN-83 arrives once in the thread that the email named, reopens it and sets its deadline', async () => {
    const { id, replyTo, email } = await openConversation()
    expect(replyTo).toMatch(/^answers\+\d+-[0-9a-f]{24}@shop\.example$/)
    expect(email?.text).toContain('Just reply to this email')
    const text = 'I come tomorrow.\n\nOn Sat, Vitrine <a@shop.example> wrote:\n> It is here.'
    // sent from an address that the thread does not have: the token in the email is enough
    deliver({ to: replyTo, text, from: 'vera@work.example', messageId: 'one@work.example' })
    deliver({ to: replyTo, text, from: 'vera@work.example', messageId: 'one@work.example' })
    await fetchAll()
    await fetchAll()
    expect(await read(id)).toMatchObject({ status: 'open', due_at: expect.any(String) })
    expect(await inbound(id)).toMatchObject([
      { channel: 'mail', body: 'I come tomorrow.', sender: 'vera@work.example', quoted: expect.stringContaining('> It is here.') },
    ])
    const notices = await calls.shop.db.selectFrom('staff_notice').select('subject_id').where('kind', '=', 'thread-message').execute()
    expect(notices.map(({ subject_id: subject }) => subject)).toContain(String(id))
  })

  test('OWN-83 is matched by its references if its recipient address has no token', async () => {
    const { id, replyTo } = await openConversation()
    const token = /\+(.*)@/.exec(replyTo)?.[1]
    deliver({
      from: 'vera@work.example',
      references: `<thread.${token}@shop.example> <thread.${token}.7@shop.example>`,
      text: 'By reference',
    })
    await fetchAll()
    expect(await inbound(id)).toMatchObject([{ body: 'By reference' }])
  })

  test('OWN-83 is matched by sender: by the number in the subject, or the newest thread; a number alone matches nothing', async () => {
    const first = await openConversation()
    setTime(1000)
    const second = await openConversation()
    const foreign = await ask({ email: 'other@example.com', phone: '+7 916 700-99-99' })
    deliver({ subject: `Re: Our reply to your request No. ${first.id}`, text: 'To the first' })
    await fetchAll()
    deliver({ subject: 'Re: hello', text: 'To the newest' })
    deliver({ subject: `Re: No. ${foreign}`, from: 'Stranger <stranger@example.net>', text: 'Let me in' })
    deliver({ to: `answers+${foreign}-${'0'.repeat(24)}@shop.example`, from: 'stranger@example.net', text: 'And me' })
    await fetchAll()
    expect((await inbound(first.id)).map(({ body }) => body)).toEqual(['To the first', 'To the newest'])
    expect(await inbound(second.id)).toEqual([])
    expect(await inbound(foreign)).toEqual([])
    expect((await threads()).at(-1)).toMatchObject({ email: 'stranger@example.net', name: 'Stranger', status: 'new' })
  })

  test('OWN-83 in HTML becomes plain text; pictures are re-encoded, other files counted, logos ignored', async () => {
    const { id, replyTo } = await openConversation()
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    deliver({
      to: replyTo,
      html: '<p>See <b>this</b></p><script>alert(1)</script><img src="cid:logo">',
      files: [
        { name: 'watch.jpg', type: 'image/jpeg', bytes: photo },
        { name: 'paper.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
        { name: 'evil.png', type: 'image/png', bytes: Buffer.from('<svg onload=alert(1)>') },
        { name: 'logo.png', type: 'image/png', bytes: Buffer.from('small'), contentId: 'logo' },
      ],
    })
    await fetchAll()
    const [message] = await inbound(id)
    expect(message).toMatchObject({ body: 'See this', lost_files: 2, photos: [{ width: 640, height: 480 }] })
    const shown = await calls.call('GET', `/threads/${id}/photos/${message?.photos[0]?.token}/`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('OWN-83 above the size limit keeps its text', async () => {
    const { id, replyTo } = await openConversation()
    const file = { name: 'film.mp4', type: 'video/mp4', bytes: Buffer.alloc(12_000_000, 7) }
    deliver({ to: replyTo, text: 'My film', files: [file] })
    await fetchAll()
    expect(await inbound(id)).toMatchObject([{ body: 'My film', lost_files: 1 }])
  })
})

describe('a conversation does not get', () => {
  test('OWN-83 emails of the shop itself', async () => {
    const { id, replyTo } = await openConversation()
    deliver({ to: replyTo, text: 'A copy', from: 'hello@vitrine.example' })
    await fetchAll()
    expect(await inbound(id)).toEqual([])
    expect(await threads()).toHaveLength(1)
  })

  test('OWN-83 OWN-98 emails of senders who are blocked or marked as spam', async () => {
    const rude = await openConversation({ phone: '+7 916 555-00-11', email: 'rude@example.com' })
    const spam = await openConversation({ phone: '+7 916 555-00-12', email: 'spam@example.com' })
    const { person_id: person } = await read(rude.id)
    await calls.call('POST', `/people/${person}/block/`, { reason: 'Rude' }, calls.owner.headers)
    await calls.write(spam.id, 'status', { version: (await read(spam.id)).version, status: 'spam' })
    deliver({ to: rude.replyTo, from: 'rude@example.com', text: 'By the token' })
    deliver({ to: rude.replyTo, from: 'other@example.com', text: 'From elsewhere' })
    deliver({ from: 'spam@example.com', text: 'Buy' })
    await fetchAll()
    expect([await inbound(rude.id), await inbound(spam.id)]).toEqual([[], []])
    expect(await threads()).toHaveLength(2)
  })

  test('OWN-83 emails of one sender above the rate limit', async () => {
    const { id, replyTo } = await openConversation()
    for (let at = 0; at < 23; at++) deliver({ to: replyTo, text: `InboundEmail ${at}` })
    await fetchAll()
    await fetchAll()
    expect(await inbound(id)).toHaveLength(20)
  })
})

describe('the mailbox', () => {
  test('OWN-83 is read from its setup on; a mail server that is down is retried and shown in Health', async () => {
    const { id, replyTo } = await openConversation()
    const health = async () => (await calls.call('GET', '/health/', undefined, calls.owner.headers)).json()
    const inbox = async () => (await health()).transports.find(({ transport }: { transport: string }) => transport === 'inbox')
    mailbox.imap.state.isAway = true
    deliver({ to: replyTo, text: 'While it was away' })
    await fetchAll()
    expect(await inbox()).toMatchObject({
      by: 'service',
      can_test: true,
      refusal: { kind: 'unreachable' },
      failing_since: expect.any(String),
    })
    expect((await health()).failed_jobs).toMatchObject([{ kind: 'fetch-emails' }])
    mailbox.imap.state.isAway = false
    setTime(hourMs)
    await calls.stayAwake()
    await fetchAll()
    expect(await inbound(id)).toMatchObject([{ body: 'While it was away' }])
    expect(await inbox()).toMatchObject({ failing_since: null, succeeded_at: expect.any(String) })
    const test = await calls.call('POST', '/health/test/', { transport: 'inbox' }, calls.owner.headers)
    expect(test.json()).toMatchObject({ refusal: null })
  })

  test('OWN-83 that resets its UIDs stores nothing twice', async () => {
    const { id, replyTo } = await openConversation()
    deliver({ to: replyTo, text: 'Once' })
    await fetchAll()
    mailbox.imap.state.validity++
    deliver({ to: replyTo, text: 'After the change' })
    await fetchAll()
    await fetchAll()
    expect((await inbound(id)).map(({ body }) => body)).toEqual(['Once', 'After the change'])
    await eventually(() => mailbox.imap.state).toMatchObject({ open: 0 })
  })

  test('OWN-83 retries an email that cannot be stored, and then skips it, so that later emails arrive', async () => {
    const { id, replyTo } = await openConversation()
    const { db } = calls.shop
    await db.schema
      .alterTable('thread_message')
      .addCheckConstraint('refused', sql`body <> 'bad email'`)
      .execute()
    deliver({ to: replyTo, text: 'bad email' })
    deliver({ to: replyTo, text: 'good email' })
    await fetchAll()
    expect(await inbound(id)).toEqual([])
    for (let time = 0; time < 5; time++) {
      setTime(2 * hourMs)
      await calls.shop.runJobs()
    }
    await db.schema.alterTable('thread_message').dropConstraint('refused').execute()
    await calls.stayAwake()
    expect((await inbound(id)).map(({ body }) => body)).toEqual(['good email'])
  })

  test('OWN-83 arrives without its files if the file store stays unavailable', async () => {
    const { id, replyTo } = await openConversation()
    const put = vi.spyOn(calls.shop.ctx.ports.enquiryFiles, 'put').mockRejectedValue(new Error('the store does not respond'))
    deliver({ to: replyTo, text: 'See the paper', files: [{ name: 'paper.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }] })
    await fetchAll()
    expect(await inbound(id)).toEqual([])
    for (let time = 0; time < 5; time++) {
      setTime(2 * hourMs)
      await calls.shop.runJobs()
    }
    put.mockRestore()
    await calls.stayAwake()
    expect(await inbound(id)).toMatchObject([{ body: 'See the paper', lost_files: 1, photos: [] }])
  })
})
