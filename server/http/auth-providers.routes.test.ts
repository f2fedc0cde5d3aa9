import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { openFirebase } from '#test/firebase/stand-in.ts'
import { openTestShop, testNow } from '#test/shop.ts'
import { botToken, proofOf } from '#test/telegram-proof.ts'

const firebase = await openFirebase({ now: () => testNow })
afterAll(() => firebase.close())

test('AUTH-08 sign-in by Telegram is off without a bot name; with one it is in the options', async () => {
  const plain = await openTestShop({ TELEGRAM_BOT_TOKEN: botToken })
  expect((await openBrowser(plain).post('telegram/login', proofOf())).statusCode).toBe(404)
  expect((await plain.get('/api/auth/options/')).json()).toMatchObject({ telegram: null })
  await plain.close()
  const shop = await openTestShop({ TELEGRAM_BOT_TOKEN: botToken, TELEGRAM_BOT_NAME: 'vitrine_bot' })
  const options = await shop.get('/api/auth/options/')
  expect(options.json()).toMatchObject({ telegram: { bot_name: 'vitrine_bot' } })
  expect(options.body).not.toContain('token')
  await shop.close()
})

test('AUTH-09 sign-in by Firebase is off without a project, and the options say so', async () => {
  const plain = await openTestShop()
  const response = await openBrowser(plain).post('firebase/login', {
    idToken: await firebase.tokenOf({ email: 'g-none@example.com', email_verified: true }),
    provider: 'google',
  })
  expect(response.statusCode).toBe(404)
  expect((await plain.get('/api/auth/options/')).json()).toEqual({
    phone_call: true,
    calling_codes: expect.arrayContaining(['7', '971']),
    email_code: true,
    telegram: null,
    firebase: null,
  })
  await plain.close()
})

test('API-01 the options contain what a page needs to know of the Firebase project', async () => {
  const shop = await openTestShop(firebase.settings)
  expect((await shop.get('/api/auth/options/')).json()).toEqual({
    phone_call: true,
    calling_codes: expect.arrayContaining(['7', '971']),
    email_code: true,
    telegram: null,
    firebase: {
      api_key: 'stand-in-key',
      auth_domain: 'vitrine-test.firebaseapp.com',
      project_id: 'vitrine-test',
      emulator_url: firebase.url,
    },
  })
  await shop.close()
})
