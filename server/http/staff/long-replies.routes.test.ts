import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { botCalls } from '#test/bot-calls.ts'

const bot = botCalls()
const { openConversation, calls } = bot
const { read } = calls
const body = `${'The dial is original, the bezel too. '.repeat(130)}\n\nThe end.`

describe('a reply longer than a Telegram message', () => {
  test('REAL-11 a long reply is sent completely, in ordered parts, with the link at the end', async () => {
    const { id, chat } = await openConversation()
    bot.telegram.messages.length = 0
    await calls.reply(id, body, 'telegram')
    await calls.pass(10_000)
    const parts = bot.telegram.messages
    expect(parts.map(({ chat_id: to }) => to)).toEqual(parts.map(() => String(chat)))
    expect(parts).toHaveLength(2)
    const text = parts
      .map((part) => part.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(text).toContain(body.replaceAll(/\s+/g, ' '))
    expect(parts.at(-1)?.text).toMatch(/The end\.\n\nhttps:\/\/\S+\/messages\?thread=\d+$/)
    expect((await read(id)).messages.at(-1)).toMatchObject({ fate: 'sent' })
  })

  test('REAL-11 a long reply is not marked as sent while a part fails, and the next attempt resumes at that part', async () => {
    const { id } = await openConversation()
    bot.telegram.messages.length = 0
    bot.telegram.refusals.push({ status: 200, body: { ok: true } }, { status: 502, body: {} })
    await calls.reply(id, body, 'telegram')
    await calls.pass(10_000)
    expect((await read(id)).messages.at(-1)).toMatchObject({ fate: 'queued', sent_at: null, failure: expect.stringContaining('502') })
    await calls.stayAwake()
    await calls.pass(hourMs)
    await calls.stayAwake()
    // only the second part is sent: the first attempt delivered the first part
    expect(bot.telegram.messages.map(({ text }) => text)).toEqual([expect.stringContaining('The end.')])
    expect((await read(id)).messages.at(-1)).toMatchObject({ fate: 'sent', failure: null })
  })
})
