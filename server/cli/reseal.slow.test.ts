import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#test/run-command.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

let settings: Record<string, string>
let remove: () => Promise<void> | void
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-reseal-'))
  const postgres = onPostgres ? await createPostgres(String(process.env.TEST_TEMPLATE)) : undefined
  if (!postgres) layDemoDatabase(folder)
  settings = { DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
  remove = async () => {
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => remove())

const run = (program: string, args: string[], more: Record<string, string>) => runCommand(program, args, { ...settings, ...more })

test(
  'SAFE-01 `npm run reseal` reports how many values it resealed, only once, and which it cannot open',
  { timeout: 120_000 },
  async () => {
    const [first, second, other] = Array.from({ length: 3 }, () => randomBytes(24).toString('hex')) as [string, string, string]
    expect(await run('staff', ['invite', 'ada@shop.example', '--owner'], { AUTH_SECRET: first })).toMatchObject({ code: 0 })
    const both = { AUTH_SECRET: second, AUTH_SECRET_PREVIOUS: first }
    expect(await run('reseal', [], both)).toMatchObject({ code: 0, out: expect.stringMatching(/^Sealed anew: [1-9]\d*\. /) })
    expect(await run('reseal', [], both)).toMatchObject({ code: 0, out: expect.stringContaining('Sealed anew: 0.') })
    expect(await run('reseal', [], { AUTH_SECRET: second })).toMatchObject({ code: 0 })
    const lost = await run('reseal', [], { AUTH_SECRET: other })
    expect(lost).toMatchObject({ code: 1, out: expect.stringMatching(/^Not opened by any secret that is given: [1-9]\d*\. /m) })
    expect(lost.out + lost.err).not.toMatch(new RegExp([first, second, other].join('|')))
  },
)
