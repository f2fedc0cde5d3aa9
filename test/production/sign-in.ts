import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendRequest } from '#test/production/http-request.ts'

export async function tokenOf(baseUrl: string, dataDir: string): Promise<string> {
  const phone = `79${randomInt(100_000_000, 1_000_000_000)}`
  const asked = await post(baseUrl, '/api/auth/request_code/', { phone })
  const outbox = join(dataDir, 'outbox')
  const calls = readdirSync(outbox).filter((name) => name.endsWith('-call.json'))
  const { code } = JSON.parse(readFileSync(join(outbox, calls.toSorted().at(-1) ?? ''), 'utf8'))
  const cookie = [asked.headers['set-cookie']].flat().map((line = '') => line.split(';')[0])
  const verified = await post(baseUrl, '/api/auth/verify_code/', { phone, code }, cookie.join('; '))
  return JSON.parse(verified.body).access
}

async function post(baseUrl: string, path: string, payload: object, cookie = '') {
  const body = JSON.stringify(payload)
  const response = await sendRequest(baseUrl, path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body })
  if (response.status !== 200) throw new Error(`${path} answers ${response.status} ${response.body}`)
  return response
}
