import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { photoFileName, purgeUnclaimedPhotos } from '#server/domain/enquiries/enquiry-photos.ts'
import { purgeEnquiries } from '#server/domain/enquiries/purge-enquiries.ts'
import { attachPhoto } from '#server/domain/inbound/inbound-photos.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function storeFile(token: string): Promise<void> {
  const at = new Date(shop.clock.now)
  await shop.db.insertInto('enquiry_photo').values({ token, width: 1, height: 1, bytes: 1, created_at: at }).execute()
  await shop.ctx.ports.enquiryFiles.put(photoFileName(token), Buffer.from('x'), 'image/jpeg')
}

async function ask(phone: string): Promise<number> {
  const payload = { name: 'Nina', phone, message: 'Hello' }
  const response = await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload })
  return response.json().number
}

async function write(thread: number, token: string): Promise<boolean> {
  await storeFile(token)
  return transaction(shop.db, async (tx) => {
    const message = await receiveMessage(tx, shop.ctx, thread, { body: 'Later', key: null })
    if (message !== null) await attachPhoto(tx, { message, token, position: 0 })
    return true
  }).catch(() => false)
}

const isStored = async (token: string) => (await shop.ctx.ports.enquiryFiles.get(photoFileName(token))) !== null

test('OWN-78 SEC-D6 a purge leaves no file: files of a message that arrives meanwhile are deleted too', async () => {
  const thread = await ask('+79161234501')
  expect(await write(thread, 'early')).toBe(true)
  shop.clock.now += 4000 * dayMs
  const { enquiryFiles } = shop.ctx.ports
  let isTaken: boolean | null = null
  const remove = async (name: string) => {
    isTaken ??= await write(thread, 'late')
    await enquiryFiles.remove(name)
  }
  const during = { ...shop.ctx, ports: { ...shop.ctx.ports, enquiryFiles: { ...enquiryFiles, remove } } }
  await purgeEnquiries(during)
  expect(await shop.db.selectFrom('thread').select('id').execute()).toEqual([])
  await shop.runJobs()
  expect([await isStored('early'), await isStored('late')]).toEqual([false, false])
})

test('OWN-78 a purge of unclaimed photographs loses no file when the store fails midway: a job removes them later', async () => {
  for (const token of ['loose-1', 'loose-2']) await storeFile(token)
  shop.clock.now += 2 * dayMs
  const { enquiryFiles } = shop.ctx.ports
  const broken = {
    ...shop.ctx,
    ports: { ...shop.ctx.ports, enquiryFiles: { ...enquiryFiles, remove: () => Promise.reject(new Error('away')) } },
  }
  await purgeUnclaimedPhotos(broken).catch(() => undefined)
  expect(await shop.db.selectFrom('enquiry_photo').select('token').where('token', 'like', 'loose%').execute()).toEqual([])
  await shop.runJobs()
  expect([await isStored('loose-1'), await isStored('loose-2')]).toEqual([false, false])
})
