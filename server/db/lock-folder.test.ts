import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from '#server/db/lock-folder.ts'

let folder: string
let pidFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  pidFile = join(folder, 'in-use-by.pid')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const holder = [
  '--expose-gc',
  '--input-type=module',
  '-e',
  `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))})
   try { lockFolder(process.argv[1]); await new Promise(setImmediate); gc(); console.log('taken') } catch (error) { console.log(error.message); process.exit(1) }
   setInterval(() => {}, 60000)`,
]

const children: ChildProcess[] = []

/** Starts a process that tries to lock the folder. Returns the process and its output. The process runs while it holds the lock. */
async function otherProcess(...wrapper: string[]): Promise<{ child: ChildProcess; output: string }> {
  const [command, ...args] = [...wrapper, process.execPath, ...holder, folder] as const
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { child, output: String(chunk).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await ended
}

test('SEC-D17 a process locks a folder, and the folder is unlocked after release', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(pidFile, 'utf8')).toBe(String(process.pid))
  expect(() => lockFolder(folder)).toThrow('already runs on the data folder')
  unlock()
  expect(existsSync(pidFile)).toBe(false)
  lockFolder(folder)()
})

test('SEC-D17 a second process is told who holds the lock, until the holder is killed', async () => {
  const { child, output } = await otherProcess()
  expect(output).toBe('taken')
  expect(() => lockFolder(folder)).toThrow(
    `Another process (${child.pid}) already runs on the data folder ${folder}. Stop it, or set DATA_DIR.`,
  )
  rmSync(pidFile)
  expect(() => lockFolder(folder)).toThrow('Another process already runs on')
  await kill(child)
  lockFolder(folder)()
})

test.each(['', 'not a number', '-1', '0', '999999999', '1.5', '1'])(
  'SEC-D17 a stale process id ("%s") does not lock the folder',
  (left) => {
    writeFileSync(pidFile, left)
    const unlock = lockFolder(folder)
    expect(readFileSync(pidFile, 'utf8')).toBe(String(process.pid))
    unlock()
  },
)

test('SEC-D17 the id of a living process that does not use the folder does not lock it', async () => {
  const foreign = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await once(foreign, 'spawn')
  writeFileSync(pidFile, String(foreign.pid))
  lockFolder(folder)()
  await kill(foreign)
})

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('SEC-D17 a folder that a process of an older version uses is refused', async () => {
    const handle = openSync(join(folder, 'file-of-the-database'), 'w')
    const older = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: ['ignore', 'ignore', 'inherit', handle] })
    await once(older, 'spawn')
    closeSync(handle)
    writeFileSync(pidFile, String(older.pid))
    expect(() => lockFolder(folder)).toThrow(`Another process (${older.pid}) already runs on`)
    await kill(older)
    lockFolder(folder)()
  })

  const unshare = ['unshare', '--pid', '--fork', '--mount-proc']
  const mayUnshare = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0

  test.runIf(mayUnshare)('SEC-D17 a process of another container, with its own process ids, is refused', async () => {
    const unlock = lockFolder(folder)
    const refused = await otherProcess(...unshare)
    await kill(refused.child)
    expect(refused.output).toContain('already runs on the data folder')
    unlock()
  })
})
