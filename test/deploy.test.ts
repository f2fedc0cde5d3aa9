import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { Environment } from '#server/config/environment.ts'
import { openHttpServer } from '#server/start/http-server.ts'
import { hasPrograms, layNginx } from '#test/proxy-programs.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const several = read('deploy/compose.several.yaml')
const compose = { 'compose.yaml': read('compose.yaml'), 'deploy/compose.several.yaml': several }
const units = readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.service'))

/** Variables that other programs read: Node, npm, the C library and Docker Compose. */
const others = new Set(['NODE_ENV', 'NPM_CONFIG_UPDATE_NOTIFIER', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'DATABASE_PASSWORD'])
const unknownSettings = (names: string[]) => names.filter((name) => !(name in Environment.shape) && !others.has(name))

/** Production defaults: how long a process drains, and how long it then waits for pending requests. */
const { drainSeconds, shutdownSeconds } = readConfig({
  APP_ENV: 'production',
  AUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
  DATABASE_URL: 'postgres://shop@database/shop',
  ORIGIN_RU: 'https://shop.example.ru',
  ORIGIN_EN: 'https://shop.example.com',
  OUTBOX_IN_PRODUCTION: 'on',
  TRUST_PROXY_HOPS: '1',
})
const endingSecondsMax = drainSeconds + shutdownSeconds

const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Returns the blocks indented below each line that begins with `key`, at any depth. */
function blocksBelow(text: string, key: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    if (!line.trimStart().startsWith(key)) return []
    const depth = line.search(/\S/)
    const rest = lines.slice(at + 1)
    const end = rest.findIndex((next) => next.trim() && next.search(/\S/) <= depth)
    return [rest.slice(0, end < 0 ? undefined : end).join('\n')]
  })
}

const servicesOf = (text: string) => allMatches(blocksBelow(text, 'services:').join('\n'), /^ {2}([\w-]+):/gm)

describe.each(Object.entries(compose))('%s', (name, text) => {
  test('OPS-06 sets only variables that the shop reads', () => {
    const ofShop = blocksBelow(text, 'environment:').find((block) => block.includes('APP_ENV:')) ?? ''
    const names = allMatches(ofShop, /^ +([A-Z]\w*):/gm)
    expect(names.length).toBeGreaterThan(4)
    expect(unknownSettings([...names, ...allMatches(text, /\$\{(\w+)/g)])).toEqual([])
  })

  test('SEC-D11 takes the number of proxies from .env only', () => {
    const from = allMatches(text, /^ +env_file: (\S+)$/gm).map((file) => join(dirname(name), file))
    expect(from).toEqual(['.env'])
    expect(allMatches(text, /^ +(TRUST_PROXY_HOPS):/gm)).toEqual([])
  })

  test('OPS-06 has a stop timeout longer than a shutdown may take', () => {
    expect(Number(/^ +stop_grace_period: (\d+)s$/m.exec(text)?.[1])).toBeGreaterThan(endingSecondsMax)
  })

  test('OPS-06 names images with a version, existing services and existing files', () => {
    const images = allMatches(text, /^ +image: (\S+)$/gm).filter((image) => image !== 'vitrine')
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([])
    const needed = blocksBelow(text, 'depends_on:').flatMap((block) => allMatches(block, /^ +(?:- )?([\w-]+):?$/gm))
    expect(needed.length).toBeGreaterThan(0)
    expect(needed.filter((name) => !servicesOf(text).includes(name))).toEqual([])
    const mounted = allMatches(text, /^ +- \.\/([^:]+):/gm)
    expect(mounted.filter((file) => !existsSync(join(root, 'deploy', file)))).toEqual([])
  })
})

describe('deploy/compose.several.yaml', () => {
  const nginxFile = allMatches(several, /^ +- \.\/([^:]+):\/etc\/nginx\//gm)[0] ?? ''
  const nginx = read(join('deploy', nginxFile))

  test('OPS-06 its nginx proxies to the ports of the shop’s and the store’s services', () => {
    const port = /^ +PORT: '(\d+)'$/m.exec(several)?.[1]
    const storePort = /^ +S3_ENDPOINT: http:\/\/store:(\d+)$/m.exec(several)?.[1]
    const upstreams = allMatches(nginx, /^ {2}server (\S+:\d+) /gm)
    const [first, second] = [`shop-1:${port}`, `shop-2:${port}`]
    expect(upstreams).toEqual([first, second, second, first, `store:${storePort}`])
    expect(upstreams.map((upstream) => upstream.split(':')[0]).filter((host) => !servicesOf(several).includes(host ?? ''))).toEqual([])
    // Without `resolve`, nginx resolves a name only once and keeps using the IP of a replaced container.
    expect(allMatches(nginx, /^ {2}(server \S+:\d+ (?!resolve\b).*)$/gm)).toEqual([])
  })

  test('OPS-06 its nginx has the server blocks of deploy/nginx.conf', () => {
    const servers = (text: string) =>
      text
        .slice(text.indexOf('server {'))
        .replaceAll(/shop-([12])/g, '300$1')
        .trim()
    expect(servers(nginx).startsWith(servers(read('deploy/nginx.conf')))).toBe(true)
  })

  test('OPS-06 creates the buckets that the shop uses, and keeps visitors’ photographs private', () => {
    const buckets = allMatches(several, /^ +S3_\w*BUCKET: (\w+)$/gm)
    expect(/mc mb .*$/m.exec(several)?.[0]).toBe(`mc mb --ignore-existing ${buckets.map((name) => `store/${name}`).join(' ')}`)
    expect(allMatches(several, /mc anonymous set \w+ (.+)$/gm)).toEqual([`store/${buckets[0]}`])
  })
})

describe.each(units)('deploy/%s', (name) => {
  const text = read(`deploy/${name}`)

  test('OPS-06 sets only variables that the shop reads', () => {
    const names = allMatches(text, /^Environment=(.+)$/gm).flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''))
    expect(names.length).toBeGreaterThan(4)
    expect(unknownSettings(names)).toEqual([])
  })

  test('OPS-06 has a stop timeout longer than a shutdown may take', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(endingSecondsMax)
  })

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('OPS-06 is valid for systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const unit = join(folder, name.replace('@.', '@3001.'))
    // Node replaces the program that the unit starts, because that program is not installed here.
    writeFileSync(unit, text.replace(/^(ExecStart=)\S+/m, `$1"${process.execPath}"`))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes(name.split(/[@.]/)[0] ?? ''))]).toEqual([0, []])
  })
})

test.skipIf(!hasPrograms('nginx', 'openssl')).each(['nginx.conf', 'nginx.compose.conf'])(
  'OPS-06 deploy/%s is a valid configuration of nginx',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // The test removes `resolve`, which requires nginx 1.27.3. The host names exist only in the network of the containers, but nginx
    // resolves them when it starts. The test therefore replaces them by 127.0.0.1.
    const config = layNginx(folder, read(`deploy/${name}`).replace(/^( {2}server) [\w-]+:(\d+) resolve/gm, '$1 127.0.0.1:$2'))
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-p', folder, '-c', config], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => /\[(emerg|warn)\]/.test(line))]).toEqual([0, []])
  },
)

describe('deploy/Caddyfile', () => {
  const text = read('deploy/Caddyfile')

  test('OPS-06 proxies to the same processes as nginx, accepts forms as large, and skips processes that are not ready', () => {
    const nginx = read('deploy/nginx.conf')
    const upstreams = /^\s+reverse_proxy (\S+ \S+) \{$/m.exec(text)?.[1]?.split(' ')
    expect(upstreams).toEqual(allMatches(nginx, /^ {2}server (\S+:\d+) max_fails/gm))
    expect(/max_size (\d+)MB/.exec(text)?.[1]).toBe(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])
    expect(text).toMatch(/^\s+health_uri \/readyz$/m)
  })

  test('OPS-06 closes idle connections before the shop does, so that no form is sent over a closing connection', () => {
    const { factory } = openHttpServer(() => false)
    const server = factory(() => {}, {})
    expect(Number(/^\s+keepalive (\d+)s$/m.exec(text)?.[1]) * 1000).toBeLessThan(server.keepAliveTimeout)
    server.close()
  })

  test.skipIf(!hasPrograms('caddy'))('OPS-06 is valid for Caddy', () => {
    const home = mkdtempSync(join(tmpdir(), 'vitrine-caddy-'))
    onTestFinished(() => rmSync(home, { recursive: true }))
    const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')]
    const { status, stdout, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' })
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('Valid configuration')])
  })
})

test('OPS-06 the image of the shop sets only variables that the shop reads', () => {
  const names = allMatches(read('Dockerfile'), /^ENV (.+)$/gm).flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''))
  expect(names.length).toBeGreaterThan(4)
  expect(unknownSettings(names)).toEqual([])
})
