import { describe, expect, test } from 'vitest'
import { contacts, formCalls, person } from '#test/form-calls.ts'

const calls = formCalls()
const { postForm, photo, storedEnquiries: stored } = calls

describe('a form submitted without script', () => {
  const html = { accept: 'text/html,application/xhtml+xml' }
  const encoded = { 'content-type': 'application/x-www-form-urlencoded', ...html }
  const send = (fields: Record<string, string>, headers: Record<string, string> = encoded, url = contacts) =>
    calls.shop.app.inject({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers })

  test('FORM-03 is stored and redirects to its page', async () => {
    const response = await send({ ...person, message: 'Open today?', website: '', consent: 'on', page: '/contacts?lang=en' })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/contacts?lang=en&sent=contact#sent'])
    expect(await stored()).toMatchObject([{ page: '/contacts?lang=en', fields: { consent: true } }])
    expect((await postForm(contacts, { ...person, page: '/' }, [photo()], html)).headers.location).toBe('/?sent=contact#sent')
  })

  test('FORM-07 converts text to numbers where the call expects them', async () => {
    const response = await send({ ...person, watch: '1' }, encoded, '/api/price-requests/')
    expect([response.statusCode, response.headers.location]).toEqual([303, '/?sent=price_request#sent'])
    expect(await stored()).toMatchObject([{ piece_id: 1 }])
  })

  test('SEC-B1 never redirects to another site', async () => {
    const response = await send(person, { ...encoded, referer: 'https://evil.example//evil.example/x' })
    expect(response.headers.location).toBe('/evil.example/x?sent=contact#sent')
  })

  test('FORM-01 shows its errors on a readable page', async () => {
    const response = await send({ name: '<b>', phone: '12' }, { ...encoded, 'accept-language': 'ru' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(response.body).toContain('Укажите номер телефона целиком, с кодом страны.')
    expect(response.body).not.toContain('<b>')
  })

  test.each([
    ['ru', 'Имя', 'Телефон'],
    ['en', 'Name', 'Phone'],
  ])('FORM-01 an empty form names its fields: %s', async (language, name, phone) => {
    const { body } = await send({ name: '', phone: '' }, { ...encoded, 'accept-language': language })
    expect([...body.matchAll(/<li>([^:<]*):/g)].map(([, field]) => field)).toEqual([name, phone])
  })

  test('SEC-D10 with a character that the database cannot store gets an error about it', async () => {
    const response = await send({ ...person, name: 'An\0na' }, { 'content-type': 'application/x-www-form-urlencoded' })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['name']])
  })

  test.each(['https://evil.example', 'null'])('SEC-B8 from a page of another site is refused: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(403)
    expect(await stored()).toEqual([])
  })

  test.each(['http://localhost:80', 'https://vitrine.test.ru'])('SEC-B8 from a page of the site is accepted: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(303)
  })

  test('SEC-B8 text/plain, which a page can send anywhere, is refused', async () => {
    const response = await send(person, { 'content-type': 'text/plain' })
    expect(response.statusCode).toBe(415)
  })
})
