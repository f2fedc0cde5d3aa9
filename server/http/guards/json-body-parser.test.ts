import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerJsonParser, parseJson } from '#server/http/guards/json-body-parser.ts'
import { onError } from '#server/http/guards/on-error.ts'
import { processorMs } from '#test/processor-time.ts'

const app = Fastify({ bodyLimit: 100_000 })
beforeAll(async () => {
  app.setErrorHandler(onError)
  registerJsonParser(app)
  app.post('/echo', (request, reply) => reply.send({ body: request.body ?? null }))
  await app.ready()
})
afterAll(() => app.close())

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/echo',
    payload,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  })

const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('a JSON body', () => {
  test.each([
    '{}',
    '[]',
    '"text"',
    'null',
    '{"a":1,"b":{"a":2}}',
    '[{"a":1},{"a":2}]',
    '{"text":"a \\"quoted\\": {[ one"}',
    '{"a":"a backslash \\\\ud800"}',
    '{"emoji":"🦄","escaped":"\\ud83e\\udd84"}',
    '{"a:":1,"a":2}',
    nest(20),
  ])('SEC-D10 a valid body arrives unchanged: %s', async (payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(200)
    expect(response.json().body).toEqual(JSON.parse(payload))
  })

  test.each([
    ['nesting beyond 20', nest(21)],
    ['nesting of objects beyond 20', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
    ['a key given twice', '{"a":1,"a":2}'],
    ['a key given twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key given twice, deep inside', '{"x":[{"a":1,"b":{},"a":2}]}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__, escaped', '{"__proto\\u005f_":1}'],
    ['constructor', '{"constructor":{"prototype":1}}'],
    ['a lone surrogate', '{"a":"\\ud800"}'],
    ['a lone surrogate after a pair', '{"a":"\\ud83e\\udd84\\udd84"}'],
    ['a lone surrogate as a key', '{"\\udc00":1}'],
    ['NaN', '{"a":NaN}'],
    ['half a body', '{"a":'],
    ['two bodies', '{}{}'],
    ['a comment', '{/* */}'],
    ['nothing', ''],
  ])('SEC-D10 with %s is refused', async (_what, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json())).toContain('detail')
  })

  test('SEC-D10 of more than 100 kB is refused, one of exactly 100 kB is accepted', async () => {
    expect((await post(JSON.stringify('a'.repeat(99_998)))).statusCode).toBe(200)
    const response = await post(JSON.stringify('a'.repeat(100_000)))
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ detail: 'The request is too large.' })
  })

  test.each(['gzip', 'br', 'deflate', 'identity'])('SEC-D10 in the encoding %s is refused before it is read', async (encoding) => {
    expect((await post('{}', { 'content-encoding': encoding })).statusCode).toBe(415)
  })

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    '',
  ])('SEC-B8 with the content type "%s" is refused: a form of another site cannot send JSON', async (type) => {
    expect((await post('{}', { 'content-type': type })).statusCode).toBe(415)
  })

  test('SEC-D10 with malformed UTF-8 yields no lone surrogate', async () => {
    const response = await post(Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]))
    expect(response.json().body?.a ?? '').not.toMatch(/[\ud800-\udfff]/)
  })

  test.each([
    ['a string of escaped quotes without an end', `{"phone":"${'\\"'.repeat(49_990)}`],
    ['a string of backslashes without an end', `{"phone":"${'\\'.repeat(99_980)}`],
    ['nothing but opening brackets', '['.repeat(100_000)],
    ['nothing but quotes', '"'.repeat(100_000)],
  ])('SEC-D10 SEC-D11 of 100 kB with %s is refused in little time', async (_what, text) => {
    expect(await processorMs(() => expect(() => parseJson(text)).toThrow(Error))).toBeLessThan(3000)
  })

  test('SEC-D10 Object.prototype is unchanged', () => {
    expect(() => parseJson('{"__proto__":{"polluted":1}}')).toThrow('invalid')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
