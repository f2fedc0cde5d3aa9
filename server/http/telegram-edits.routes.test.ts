import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { botCalls } from '#test/bot-calls.ts'

const bot = botCalls()
const { openConversation, calls, post, update, write } = bot
const { read } = calls
let edits = 500_000

const edit = ({ message }: ReturnType<typeof update>, text: string) =>
  post({ update_id: edits++, edited_message: { ...message, edit_date: 1_764_662_640, text } })
const close = async (id: number) => calls.write(id, 'status', { version: (await read(id)).version, status: 'done' })

describe('a message that is edited in Telegram', () => {
  test('REAL-10 an edit keeps both texts, reopens the thread, counts as unread and notifies the assignee', async () => {
    const { chat, id } = await openConversation()
    const first = update(chat, { text: 'I take it for 9 000' })
    await post(first)
    await close(id)
    const before = await calls.shop.db.selectFrom('staff_notice').select('key').where('kind', '=', 'thread-message').execute()
    calls.shop.clock.now += 60_000
    expect((await edit(first, 'I take it for 10 000')).statusCode).toBe(200)
    const thread = await read(id)
    expect(thread).toMatchObject({ status: 'open', is_unread: true, due_at: expect.any(String) })
    expect(thread.messages).toMatchObject([
      { direction: 'out' },
      { body: 'I take it for 10 000', earlier: ['I take it for 9 000'], edited_at: new Date(calls.shop.clock.now).toISOString() },
    ])
    const after = await calls.shop.db.selectFrom('staff_notice').select('key').where('kind', '=', 'thread-message').execute()
    expect(after.length).toBeGreaterThan(before.length)
    await edit(first, 'Or for 11 000')
    expect((await read(id)).messages[1]).toMatchObject({
      body: 'Or for 11 000',
      earlier: ['I take it for 9 000', 'I take it for 10 000'],
    })
  })

  test('REAL-10 an edit without a new text changes nothing, and a repeated update is applied once', async () => {
    const { chat, id } = await openConversation()
    const first = update(chat, { text: 'Hello' })
    await post(first)
    await close(id)
    await edit(first, 'Hello')
    expect(await read(id)).toMatchObject({ status: 'done' })
    const changed = { update_id: edits++, edited_message: { ...first.message, text: 'Hello!' } }
    for (let time = 0; time < 3; time++) await post(changed)
    expect((await read(id)).messages[1]).toMatchObject({ body: 'Hello!', earlier: ['Hello'] })
  })

  test('REAL-10 an edit without its original is stored as a message; the original becomes its earlier text on arrival', async () => {
    const { chat, id } = await openConversation()
    const first = update(chat, { text: 'First' })
    await edit(first, 'Second')
    expect((await read(id)).messages.slice(1)).toMatchObject([{ body: 'Second', earlier: [] }])
    await post(first)
    expect((await read(id)).messages.slice(1)).toMatchObject([{ body: 'Second', earlier: ['First'] }])
  })

  test('REAL-10 an edit from another chat changes nothing', async () => {
    const [one, other] = [await openConversation(), await openConversation({ phone: '+7 916 555-00-09', email: 'other@example.com' })]
    const first = update(one.chat, { text: 'Mine' })
    await post(first)
    await edit({ ...first, message: { ...first.message, chat: { id: other.chat, type: 'private' } } }, 'Not mine')
    expect((await read(one.id)).messages[1]).toMatchObject({ body: 'Mine', earlier: [] })
  })

  test('REAL-10 the webhook subscribes to edits', async () => {
    await calls.shop.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'set-telegram-webhook')
      .execute()
    await calls.pass(0)
    expect(bot.telegram.webhooks.at(-1)).toMatchObject({ allowed_updates: ['message', 'edited_message'] })
  })
})

describe('a document sent to the bot', () => {
  test('REAL-10 a document is stored by its content as a named PDF or a photograph; any other file is counted as lost', async () => {
    const { chat, buyer, id } = await openConversation()
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#225588' } })
      .png()
      .toBuffer()
    bot.telegram.files.set('invoice', Buffer.from('%PDF-1.4\n%%EOF\n'))
    bot.telegram.files.set('picture', picture)
    bot.telegram.files.set('program', Buffer.from('MZ'))
    await write(chat, {
      document: { file_id: 'invoice', file_name: 'Invoice 7.pdf', mime_type: 'application/octet-stream' },
      caption: 'The invoice',
    })
    await write(chat, { document: { file_id: 'picture', file_name: 'photo.bin', mime_type: 'application/octet-stream' } })
    await write(chat, { document: { file_id: 'program', file_name: 'a.pdf', mime_type: 'application/pdf' } })
    await calls.pass(0)
    const [, invoice, photo, program] = (await read(id)).messages
    expect(invoice).toMatchObject({ body: 'The invoice', files: [{ name: 'Invoice 7.pdf', bytes: 15 }], photos: [], lost_files: 0 })
    expect(photo).toMatchObject({ photos: [{ width: 64, height: 48 }], files: [], lost_files: 0 })
    expect(program).toMatchObject({ photos: [], files: [], lost_files: 1 })
    const shown = await calls.call('GET', `/threads/${id}/files/${invoice?.files[0]?.token}/`)
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('attachment'),
    ])
    const own = await calls.shop.get(`/api/messages/${id}/`, buyer.headers)
    expect(own.json().messages[2]).toMatchObject({ body: 'The invoice' })
  })
})
