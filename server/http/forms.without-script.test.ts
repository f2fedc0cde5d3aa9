import { describe, expect, test } from 'vitest'
import { contacts, formCalls, person } from '#test/form-calls.ts'

const desk = formCalls()
const { postForm, photo, stored } = desk

describe('a form that is sent without script', () => {
  const html = { accept: 'text/html,application/xhtml+xml' }
  const encoded = { 'content-type': 'application/x-www-form-urlencoded', ...html }
  const send = (fields: Record<string, string>, headers: Record<string, string> = encoded, url = contacts) =>
    desk.shop.app.inject({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers })

  test('FORM-03 is stored, and leads back to its page', async () => {
    const answer = await send({ ...person, message: '', website: '', consent: 'on', page: '/contacts?lang=en' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacts?lang=en&sent=contact#sent'])
    expect(await stored()).toMatchObject([{ page: '/contacts?lang=en', fields: { consent: true } }])
    expect((await postForm(contacts, { ...person, page: '/' }, [photo()], html)).headers.location).toBe('/?sent=contact#sent')
  })

  test('FORM-07 has numbers where the call has them', async () => {
    const answer = await send({ ...person, watch: '1' }, encoded, '/api/price-requests/')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?sent=price_request#sent'])
    expect(await stored()).toMatchObject([{ piece_id: 1 }])
  })

  test('SEC-B1 never leads to another site', async () => {
    const answer = await send(person, { ...encoded, referer: 'https://evil.example//evil.example/x' })
    expect(answer.headers.location).toBe('/evil.example/x?sent=contact#sent')
  })

  test('FORM-01 is told what is wrong on a page to be read', async () => {
    const answer = await send({ name: '<b>', phone: '12' }, { ...encoded, 'accept-language': 'ru' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Укажите номер телефона: от 7 до 15 цифр.')
    expect(answer.body).not.toContain('<b>')
  })

  test('SEC-D10 with a sign that no database keeps is told so', async () => {
    const answer = await send({ ...person, name: 'An\0na' }, { 'content-type': 'application/x-www-form-urlencoded' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['name']])
  })

  test.each(['https://evil.example', 'null'])('SEC-B8 from a page of another site is refused: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(403)
    expect(await stored()).toEqual([])
  })

  test.each(['http://localhost:80', 'https://vitrine.test.ru'])('SEC-B8 from a page of the site is taken: %s', async (origin) => {
    expect((await send(person, { ...encoded, origin })).statusCode).toBe(303)
  })

  test('SEC-B8 text/plain, which a page can send anywhere, is refused', async () => {
    const answer = await send(person, { 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
  })
})
