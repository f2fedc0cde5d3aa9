import fc from 'fast-check'
import { seededRandom } from '#test/concurrent-buyers.ts'
import { hostileNumber, hostilePhone, hostileText } from '#test/hostile-values.ts'
import type { Call } from '#test/production/api-routes.ts'

type Draw = (below: number) => number
export type HostileCall = { method: string; path: string; headers: Record<string, string>; body: string | Buffer }

const seed = 20
const valuesMax = 2000
const form = 'multipart/form-data'

const malformed: readonly (readonly [type: string, body: string | Buffer])[] = [
  ['application/json', ''],
  ['application/json', '{"a":'],
  ['application/json', '\uFEFF{}'],
  ['application/json', '['.repeat(20_000)],
  ['application/json', '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)],
  ['application/json', `{${Array.from({ length: 8000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['application/json', '{"name":1e309,"phone":-0,"message":"\\ud800"}'],
  ['application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  ['application/json', Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d])],
  ['application/json; charset=utf-7', '{}'],
  ['application/xml', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ['text/plain', '{}'],
  ['', '{}'],
  ['application/x-www-form-urlencoded', 'name=%00&phone=%ff%fe&name=b&name[]=c'],
  [form, ''],
  [form, '--abc'],
  [form, 'x'.repeat(1000)],
  [`${form}; boundary=`, ''],
  [`${form}; boundary=B`, '--B'],
  [`${form}; boundary=B`, '--B\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'],
  [`${form}; boundary=B`, `${'--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(3000)}--B--\r\n`],
]

/**
 * Generates up to `count` requests. Each request has a malformed body, or a valid body that was changed. Every run generates the same
 * requests.
 */
export function* hostileCalls(calls: readonly Call[], count: number): Generator<HostileCall> {
  const draw = seededRandom(seed)
  const options = { numRuns: Math.min(count, valuesMax), seed }
  const values = fc.sample(fc.oneof(hostileText, hostilePhone, hostileNumber, fc.jsonValue({ maxDepth: 3 })), options)
  for (let at = 0; at < count; at++) {
    const call = calls[draw(calls.length)]
    if (!call?.body) continue
    const [type, body] =
      at % 3 ? ['application/json', hostileJson(call.body, values, draw)] : (malformed[draw(malformed.length)] ?? ['', ''])
    const { authorization } = call.headers
    yield { method: call.method, path: call.path, headers: { 'content-type': type, ...(authorization ? { authorization } : {}) }, body }
  }
}

function hostileJson(body: string, values: readonly unknown[], draw: Draw): string {
  const fields: unknown = JSON.parse(body)
  const value = () => values[draw(values.length)]
  if (typeof fields !== 'object' || fields === null) return JSON.stringify(value()) ?? ''
  const hostileFields: Record<string, unknown> = { ...fields }
  const names = Object.keys(hostileFields)
  for (let changes = 1 + draw(2); changes; changes--) hostileFields[names[draw(names.length + 1)] ?? `field${draw(9)}`] = value()
  return JSON.stringify(hostileFields)
}
