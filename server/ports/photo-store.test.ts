import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Secret } from '#server/context/secret.ts'
import { localPhotoStore, s3PhotoStore } from '#server/ports/photo-store.ts'
import { localFiles } from '#server/ports/private-files.ts'

const bytes = Buffer.from('bytes of a photograph')

describe('photographs in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-photos-'))
  const store = localPhotoStore(folder)
  afterAll(() => rmSync(folder, { recursive: true }))

  test('API-08 are returned as they were stored, and served under /photos', async () => {
    await store.put('hash-of-photo/320.webp', bytes, 'image/webp')
    expect(await store.get('hash-of-photo/320.webp')).toEqual(bytes)
    expect(store.base).toBe('/photos')
  })

  test('API-08 a missing photograph is null', async () => {
    expect(await store.get('hash-of-photo/640.webp')).toBeNull()
  })

  test('API-08 are replaced without leftover files', async () => {
    await store.put('hash-of-photo/320.webp', Buffer.from('again'), 'image/webp')
    expect(readdirSync(join(folder, 'hash-of-photo'))).toEqual(['320.webp'])
  })

  test('OWN-44 a photograph that arrives several times at once is stored once', async () => {
    const originals = localFiles(join(folder, 'originals'))
    for (const files of [store, originals]) {
      await Promise.all(Array.from({ length: 50 }, () => files.put('same.jpg', bytes, 'image/jpeg')))
      expect(await files.get('same.jpg')).toEqual(bytes)
    }
    expect(readdirSync(join(folder, 'originals'))).toEqual(['same.jpg'])
  })
})

test('API-08 SAFE-08 a stored file that cannot be read is an error, not a missing file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-unreadable-'))
  // a folder cannot be read as a file, even by root
  mkdirSync(join(folder, 'photo.jpg'))
  for (const files of [localPhotoStore(folder), localFiles(folder)]) {
    await expect(files.get('photo.jpg')).rejects.toThrow('EISDIR')
    expect(await files.get('missing.jpg')).toBeNull()
    expect(await files.get('missing/photo.jpg')).toBeNull()
  }
  rmSync(folder, { recursive: true })
})

describe('photographs in a bucket', () => {
  type Put = { request: IncomingMessage; body: Buffer }
  const puts: Put[] = []
  let failuresLeft = 0
  let endpoint = ''
  const bucket = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      puts.push({ request, body: Buffer.concat(chunks) })
      response.writeHead(failuresLeft-- > 0 ? 503 : 200).end()
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
    const address = bucket.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  })
  afterAll(() => void bucket.close())

  const keys = { region: 'auto', accessKeyId: new Secret('KEYID'), secretAccessKey: new Secret('SECRET') }
  const storeOf = () => s3PhotoStore({ ...keys, endpoint, bucket: 'photos', publicUrl: 'https://cdn.example/p/' })

  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

  function signatureOf({ headers, method, url = '' }: IncomingMessage): string {
    const [, scope = '', signed = ''] = /Credential=KEYID\/([^,]+), SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
    const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
    const canonical = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
    const digest = createHash('sha256').update(canonical).digest('hex')
    const [date = '', region = '', service = ''] = scope.split('/')
    const key = hmac(hmac(hmac(hmac('AWS4SECRET', date), region), service), 'aws4_request')
    return hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')).toString('hex')
  }

  test('API-08 are uploaded by a signed request, with their type and an immutable Cache-Control', async () => {
    await storeOf().put('hash-of-photo/320.avif', bytes, 'image/avif')
    const [put] = puts.splice(0)
    expect([put?.request.method, put?.request.url, put?.body]).toEqual(['PUT', '/photos/hash-of-photo/320.avif', bytes])
    expect(put?.request.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' })
    const signature = /Signature=([0-9a-f]{64})$/.exec(put?.request.headers.authorization ?? '')?.[1]
    expect(signature).toBe(put && signatureOf(put.request))
  })

  test('API-08 are retried when the bucket fails temporarily', async () => {
    failuresLeft = 2
    await storeOf().put('hash-of-photo/320.avif', bytes, 'image/avif')
    expect(puts.splice(0)).toHaveLength(3)
  })

  test('API-08 an upload that fails again and again throws an error', async () => {
    failuresLeft = 99
    await expect(storeOf().put('hash-of-photo/320.avif', bytes, 'image/avif')).rejects.toThrow(
      'The photo store answered 503 to hash-of-photo/320.avif',
    )
    failuresLeft = 0
    puts.length = 0
  })

  test('API-08 that the bucket does not return are an error', async () => {
    failuresLeft = 99
    await expect(storeOf().fetch?.('hash-of-photo/320.avif')).rejects.toThrow('The photo store answered 503 to hash-of-photo/320.avif')
    failuresLeft = 0
    puts.length = 0
  })

  test('API-08 are loaded by browsers from the public URL, not through the shop', async () => {
    expect(storeOf().base).toBe('https://cdn.example/p')
    expect(await storeOf().get('hash-of-photo/320.avif')).toBeNull()
  })
})
