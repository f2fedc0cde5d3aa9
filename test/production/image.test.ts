import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { imageCommand, layImage } from '#test/image-files.ts'
import { safeExit } from '#test/safe-exit.ts'

test(
  'OPS-01 the Docker image has all that the shop needs to open and to serve pages, scripts and photographs',
  { timeout: 400_000 },
  async () => {
    const image = mkdtempSync(join(tmpdir(), 'vitrine-image-'))
    layImage(image)
    // the minimal settings of a shop with the demo
    const env = { PATH: dirname(process.execPath), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(image, 'data') }
    const [program, ...args] = imageCommand
    expect(program).toBe('node')
    const child = spawn(process.execPath, [...safeExit, ...args], { cwd: image, env })
    const ended = once(child, 'close')
    let output = ''
    const collect = (chunk: Buffer) => void (output += String(chunk))
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    try {
      await eventually(() => child.exitCode !== null || output.includes('"address":'), {
        reason: 'the shop to open or to end',
        upToMs: 300_000,
      }).toBe(true)
      const address = /"address":"([^"]+)"/.exec(output)?.[1]
      expect(address, output).toBeDefined()
      const status = async (path: string) => (await fetch(`${address}${path}`)).status
      const page = await (await fetch(`${address}/catalog`)).text()
      const used = ['/assets/', '/photos/'].map((folder) => new RegExp(`${folder}[^"\\s,]+`).exec(page)?.[0] ?? `none in ${folder}`)
      for (const path of ['/readyz', '/', '/api/openapi.json', ...used]) expect([path, await status(path)]).toEqual([path, 200])
    } finally {
      child.kill('SIGTERM')
      await ended
      rmSync(image, { recursive: true, force: true })
    }
    expect(child.exitCode, output).toBe(0)
  },
)
