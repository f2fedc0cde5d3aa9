import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openChildProgram } from '#server/ports/child-program.ts'

/**
 * Opens a program whose processes run `code` for each request. In `code`, `count` is the number of requests so far, including the current
 * one.
 */
function openProgram(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-child-'))
  const file = join(folder, 'program.mjs')
  const text = `
    import { appendFileSync, readFileSync } from 'node:fs'
    process.on('disconnect', () => process.exit(0))
    process.on('message', () => {
      appendFileSync(${JSON.stringify(join(folder, 'starts'))}, '.')
      const count = readFileSync(${JSON.stringify(join(folder, 'starts'))}, 'utf8').length
      ${code}
    })`
  writeFileSync(file, text)
  const program = openChildProgram(file, { timeoutMs: 10_000 })
  onTestFinished(() => {
    program.close()
    rmSync(folder, { recursive: true })
  })
  return program
}

test('SEC-D4 a request to a process that exits because it was idle is answered by a fresh process', async () => {
  const program = openProgram('if (count === 1) process.exit(0); process.send(count)')
  expect(await program.ask('shop', 'a photograph')).toBe(2)
})

test('SEC-D4 a request is repeated once, and not after a crash', async () => {
  const idle = openProgram('if (count < 3) process.exit(0); process.send(count)')
  expect(await idle.ask('shop', 'a photograph')).toBeNull()
  const crashed = openProgram('if (count === 1) process.exit(1); process.send(count)')
  expect([await crashed.ask('shop', 'a bomb'), await crashed.ask('shop', 'a photograph')]).toEqual([null, 2])
})

test('SEC-D4 the request after a timeout is answered by a fresh process', async () => {
  const program = openProgram('if (count > 1) process.send(count)')
  expect([await program.ask('shop', 'endless'), await program.ask('shop', 'a photograph')]).toEqual([null, 2])
})
