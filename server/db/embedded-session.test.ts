import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// in a process of its own: V8 prints what its collector does, and other tests have set the flag here
const opensAndWorks = `
import { openSession } from '#server/db/embedded-session.ts'
const session = await openSession({})
const run = (text) => session.query(text, [], { isInside: false })
await run('create table numbers as select number, md5(number::text) as digest from generate_series(1, 20000) as number')
await run('select max(digest) from numbers group by number % 7 order by 1')
await session.close()
`

test('an embedded database never has its code collected', () => {
  const args = ['--trace-wasm-code-gc', '--input-type=module', '--eval', opensAndWorks]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('')
})
