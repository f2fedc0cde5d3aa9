import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { botCalls } from '#test/bot-calls.ts'
import { erasePerson } from '#test/erase-person.ts'

const bot = botCalls()
const { openConversation, calls, write } = bot
const { read } = calls
const plainPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()

describe('a photograph sent to the bot', () => {
  test('OWN-83 a photograph is re-encoded without metadata; any other file is counted as lost', async () => {
    const { chat, buyer, id } = await openConversation()
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Copyright: 'Vera' } })
      .jpeg()
      .toBuffer()
    bot.telegram.files.set('good', picture)
    bot.telegram.files.set('bad', Buffer.from('<svg onload=alert(1)>'))
    await write(chat, { caption: 'My watch', photo: [{ file_id: 'small' }, { file_id: 'good', file_size: picture.length }] })
    await write(chat, { document: { file_id: 'bad', mime_type: 'image/png' } })
    await write(chat, { voice: { file_id: 'spoken' }, caption: 'Listen' })
    await write(chat, { photo: [{ file_id: 'gone' }] })
    await calls.pass(0)
    const [, good, bad, voice, gone] = (await read(id)).messages
    expect(good).toMatchObject({ body: 'My watch', lost_files: 0, photos: [{ width: 640, height: 480, token: expect.any(String) }] })
    expect([bad, voice, gone]).toMatchObject([
      { lost_files: 1, photos: [] },
      { body: 'Listen', lost_files: 1 },
      { lost_files: 1, photos: [] },
    ])
    const shown = await calls.call('GET', `/threads/${id}/photos/${good?.photos[0]?.token}/`)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
    const own = await calls.shop.get(`/api/messages/${id}/`, buyer.headers)
    expect(own.json().messages[2]).toMatchObject({
      is_own: true,
      body: 'My watch',
      photos: [{ url: expect.stringMatching(/^\/message-files\//) }],
    })
    // the photograph belongs to a message, so the purge of unclaimed uploads keeps it
    calls.shop.clock.now += 3 * 24 * 3600_000
    await calls.stayAwake()
    await calls.shop.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'purge-unclaimed-photos')
      .execute()
    await calls.shop.runJobs()
    expect((await calls.call('GET', `/threads/${id}/photos/${good?.photos[0]?.token}/`)).statusCode).toBe(200)
  })

  test('OWN-83 the download of a photograph is retried if Telegram is unavailable', async () => {
    const { chat, id } = await openConversation()
    bot.telegram.files.set('late', await plainPhoto())
    bot.telegram.state.isAway = true
    await write(chat, { photo: [{ file_id: 'late' }] })
    await calls.pass(0)
    expect((await read(id)).messages.at(-1)).toMatchObject({ photos: [], lost_files: 0 })
    bot.telegram.state.isAway = false
    await calls.pass(3600_000)
    expect((await read(id)).messages.at(-1)).toMatchObject({ photos: [{ width: 40 }] })
  })

  test('OWN-83 OWN-99 a photograph is exported and erased with the person, including its file', async () => {
    const { chat, id } = await openConversation({ phone: '+7 916 555-00-03', email: 'goes@example.com' })
    const { person_id: person } = await read(id)
    bot.telegram.files.set('own', await plainPhoto())
    await write(chat, { caption: 'The zephyrine dial', photo: [{ file_id: 'own' }] })
    await calls.pass(0)
    const name = `${(await read(id)).messages.at(-1)?.photos[0]?.token}.jpg`
    const { enquiryFiles } = calls.shop.ctx.ports
    expect(await enquiryFiles.get(name)).not.toBeNull()
    const { headers } = calls.owner
    const started = await calls.call('POST', `/people/${person}/exports/`, {}, headers)
    await calls.pass(0)
    const file = await calls.call('GET', `/people/${person}/exports/${started.json().id}/file/`, undefined, headers)
    expect(file.rawPayload.includes('photographs/1.jpg')).toBe(true)
    expect((await erasePerson(calls.shop, person, headers)).statusCode).toBe(200)
    await calls.shop.runJobs()
    expect(await enquiryFiles.get(name)).toBeNull()
    expect(await calls.shop.db.selectFrom('thread_message').select('id').where('body', 'like', '%zephyrine%').execute()).toEqual([])
  })
})
