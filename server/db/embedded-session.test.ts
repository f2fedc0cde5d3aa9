import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { endsInTime } from '#test/safe-exit.ts'

// Runs in a separate process: V8 prints each collection of code to standard output, and in this process other tests have already set
// `--no-wasm-code-gc`.
const opensAndWorks = `
import { openSession } from '#server/db/embedded-session.ts'
const session = await openSession({})
const run = (text) => session.query(text, [], { isInside: false })
await run('create table numbers as select number, md5(number::text) as digest from generate_series(1, 20000) as number')
await run('select max(digest) from numbers group by number % 7 order by 1')
await session.close()
`

test('V8 never collects the WebAssembly code of an embedded database', () => {
  const args = ['--trace-wasm-code-gc', '--input-type=module', '--eval', opensAndWorks]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8', ...endsInTime })).toBe('')
})
