import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFiles, layImage } from '#test/image-files.ts'
import { endsInTime } from '#test/safe-exit.ts'
import { layEmptyDatabase } from '#test/snapshot-files.ts'

const image = mkdtempSync(join(tmpdir(), 'vitrine-image-'))

/** Runs `npm run` with these arguments on the files of the image, with the Node that runs the test. */
function runInImage(...args: string[]) {
  const env = { PATH: dirname(process.execPath), NODE_ENV: 'production', DATA_DIR: join(image, 'data'), LOG_LEVEL: 'warn' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: image,
    env,
    encoding: 'utf8',
    ...endsInTime,
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}

describe('the Docker image', () => {
  beforeAll(() => {
    expect(imageFiles.length).toBeGreaterThan(5)
    // leaves out the build, which is not needed, and the photographs, which take long to copy
    layImage(image, { without: ['build', 'demo/photographs'] })
    layEmptyDatabase(join(image, 'data'))
  })
  afterAll(() => rmSync(image, { recursive: true, force: true }))

  test('OPS-01 runs a command that the README names, without the tools of a checkout', () => {
    expect(runInImage('orders')).toEqual({ status: 0, output: 'There are none.' })
  }, 120_000)

  test('OPS-01 has the program that each command of package.json begins with', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
    expect(Object.values(scripts).length).toBeGreaterThan(5)
    for (const command of Object.values(scripts)) expect(existsSync(join(image, command.split(' ')[1] ?? '')), command).toBe(true)
  })
})
