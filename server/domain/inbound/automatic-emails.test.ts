import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailboxCalls } from '#test/mailbox-calls.ts'

const mailbox = mailboxCalls()
const { calls, deliver, fetchAll, inbound, openConversation, threads } = mailbox
const letter = (name: string) => readFile(join(import.meta.dirname, `../../../test/letters/${name}.eml`))
const notices = async (kind: 'thread-message' | 'thread-undelivered' | 'thread-assigned') =>
  (await calls.shop.db.selectFrom('staff_notice').select('subject_id').where('kind', '=', kind).execute()).map(({ subject_id: id }) => id)

describe('emails that look automatic', () => {
  test('REAL-10 arrive in their thread if they carry a token of the shop', async () => {
    const { id, replyTo } = await openConversation()
    for (const header of [
      'Auto-Submitted: auto-replied',
      'List-Id: <news.example>',
      'Precedence: bulk',
      'X-Spam-Flag: YES',
      'Return-Path: <>',
    ])
      deliver({ to: replyTo, text: header, headers: [header] })
    await fetchAll()
    expect(await inbound(id)).toHaveLength(5)
    expect((await calls.list()).counts).toMatchObject({ active: 1, automatic: 0 })
  })

  test('REAL-10 without a token are kept apart: listed, counted, in one thread per sender, with no deadline and no notice', async () => {
    const before = await notices('thread-message')
    mailbox.imap.deliver(await letter('newsletter'))
    mailbox.imap.deliver(
      String(await letter('newsletter'))
        .replace('<newsletter@', '<next@')
        .replace('this week', 'next week'),
    )
    mailbox.imap.deliver(await letter('absence'))
    mailbox.imap.deliver('no header at all')
    await fetchAll()
    await fetchAll()
    const { counts, results } = await calls.list('view=automatic')
    expect(counts).toMatchObject({ active: 0, new: 0, automatic: 3, spam: 0 })
    expect(results.map(({ name, due_at: due }: { name: string; due_at: null }) => [name, due])).toEqual(
      expect.arrayContaining([
        ['Watch News', null],
        ['Olaf Berg', null],
        ['', null],
      ]),
    )
    const [news] = await threads()
    expect((await inbound(Number(news?.id))).map(({ body }) => body)).toEqual([
      'Ten new pieces\n\nTen new pieces this week.',
      'Ten new pieces\n\nTen new pieces next week.',
    ])
    expect((await calls.list()).results).toEqual([])
    expect(await notices('thread-message')).toEqual(before)
    expect(await calls.shop.db.selectFrom('person_handle').select('id').where('value', '=', 'news@dealers.example').execute()).toEqual([])
  })

  test('REAL-10 become a conversation once the staff marks them as written by a person', async () => {
    mailbox.imap.deliver(await letter('absence'))
    await fetchAll()
    const [{ id } = { id: 0 }] = await threads()
    const { version } = await calls.read(id)
    await calls.write(id, 'status', { version, status: 'open' })
    expect(await calls.read(id)).toMatchObject({ status: 'open', person_id: expect.any(Number) })
    deliver({ from: 'olaf@buyers.example', text: 'I am back' })
    await fetchAll()
    expect((await inbound(id)).map(({ body }) => body)).toEqual(['Automatic reply: offer\n\nI am back on Monday.', 'I am back'])
  })

  test('REAL-10 are kept apart again by undo, even if the sender has sent another one meanwhile', async () => {
    mailbox.imap.deliver(await letter('absence'))
    await fetchAll()
    const [{ id } = { id: 0 }] = await threads()
    const { action_id: action } = await calls.write(id, 'status', { version: (await calls.read(id)).version, status: 'open' })
    mailbox.imap.deliver(String(await letter('absence')).replace('<absence@', '<later@'))
    await fetchAll()
    expect((await calls.undo(action)).statusCode).toBe(200)
    expect((await threads()).map(({ status }) => status)).toEqual(['automatic', 'automatic'])
  })

  test('REAL-10 a personal email after an automatic one begins a separate thread', async () => {
    mailbox.imap.deliver(await letter('absence'))
    deliver({ from: 'olaf@buyers.example', text: 'I am back' })
    await fetchAll()
    expect((await threads()).map(({ status }) => status)).toEqual(['automatic', 'new'])
  })

  test('REAL-10 emails of one sender above the rate limit are kept apart, and none is lost', async () => {
    for (let at = 0; at < 23; at++) deliver({ from: 'many@mail.example', text: `Letter ${at}` })
    await fetchAll()
    await fetchAll()
    const [person, apart] = await threads()
    expect(await inbound(Number(person?.id))).toHaveLength(20)
    expect(apart).toMatchObject({ status: 'automatic' })
    expect(await inbound(Number(apart?.id))).toHaveLength(3)
  })
})

type Report = { to: string; about?: string; action?: string; parts?: boolean; headers?: string[] }

function reportOf({ to, about = '', action = 'failed', parts = true, headers = [] }: Report): string {
  const status = ['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.mail.example', '']
  const recipient = [
    'Final-Recipient: rfc822; vera@example.com',
    `Action: ${action}`,
    `Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}`,
    '',
  ]
  const returned = ['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${about}`, 'To: vera@example.com', '']
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.mail.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${Math.random()}@mx.mail.example>`,
    ...headers,
    'MIME-Version: 1.0',
    ...(parts ? ['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', '', '--b'] : []),
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I could not deliver your message: 550 5.1.1 user unknown. ${about}`,
    '',
    ...(parts ? [...status, ...recipient, ...returned, '--b--', ''] : []),
  ].join('\r\n')
}

describe('a delivery report', () => {
  test('REAL-10 REAL-11 marks the reply as undelivered, reopens the thread, notifies its assignee; the reply can be resent', async () => {
    const { id, replyTo } = await openConversation()
    const me = (await calls.call('GET', '/colleagues/')).json().results?.find(({ name }: { name: string }) => name === 'Mark')
    await calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: me.id }, calls.owner.headers)
    await calls.write(id, 'status', { version: (await calls.read(id)).version, status: 'done' })
    const [sent] = (await calls.read(id)).messages
    const token = /\+(.*)@/.exec(replyTo)?.[1]
    mailbox.imap.deliver(reportOf({ to: 'sales@shop.example', about: `<thread.${token}.${sent?.id}@shop.example>` }))
    await fetchAll()
    expect(await calls.read(id)).toMatchObject({
      status: 'open',
      due_at: expect.any(String),
      messages: [{ direction: 'out', fate: 'undelivered', failure: '5.1.1' }],
    })
    const staffNotices = calls.shop.db
      .selectFrom('staff_notice')
      .select(['staff_id', 'subject_id'])
      .where('kind', '=', 'thread-undelivered')
    expect(await staffNotices.execute()).toEqual([{ staff_id: me.id, subject_id: String(id) }])
    const { results, counts } = await calls.list()
    expect(results).toMatchObject([{ id, has_failed_answer: true }])
    expect(counts).toMatchObject({ automatic: 0 })
    expect((await calls.call('GET', '/today/')).json()).toMatchObject({ threads: { failed: 1 } })
    await calls.write(id, `answers/${sent?.id}/again`)
    await calls.pass(10_000)
    expect((await calls.read(id)).messages).toMatchObject([{ fate: 'sent', failure: null }])
    expect((await calls.list()).results).toMatchObject([{ has_failed_answer: false }])
  })

  test.each<[string, Partial<Report>]>([
    ['of a server that names no email', { headers: ['Auto-Submitted: auto-replied'] }],
    ['of an older server', { parts: false, headers: ['X-Failed-Recipients: vera@example.com', 'Return-Path: <>'] }],
    ['of a server without a form', { parts: false }],
  ])('REAL-10 %s marks the last reply to that address', async (_kind, parts) => {
    const { id, replyTo } = await openConversation()
    mailbox.imap.deliver(reportOf({ to: replyTo, ...parts }))
    await fetchAll()
    expect((await calls.read(id)).messages).toMatchObject([
      { direction: 'out', fate: 'undelivered', failure: expect.stringContaining('5') },
    ])
  })

  test('REAL-10 in a thread without a sent reply is kept apart instead of being lost', async () => {
    const { id, replyTo } = await openConversation()
    await calls.shop.db.updateTable('thread_message').set({ sent_at: null }).where('thread_id', '=', id).execute()
    mailbox.imap.deliver(reportOf({ to: replyTo }))
    await fetchAll()
    const { counts, results } = await calls.list('view=automatic')
    expect(counts).toMatchObject({ automatic: 1 })
    expect(await inbound(results[0].id)).toHaveLength(1)
  })

  test('REAL-10 of a delayed delivery, or about another email, is kept apart and marks nothing', async () => {
    const { id, replyTo } = await openConversation()
    mailbox.imap.deliver(reportOf({ to: replyTo, action: 'delayed' }))
    mailbox.imap.deliver(reportOf({ to: 'sales@shop.example', about: '<order.7@shop.example>' }))
    await fetchAll()
    expect((await calls.read(id)).messages).toMatchObject([{ fate: 'sent' }])
    const { counts, results } = await calls.list('view=automatic')
    expect(counts).toMatchObject({ automatic: 1 })
    expect(await inbound(results[0].id)).toHaveLength(2)
  })
})
