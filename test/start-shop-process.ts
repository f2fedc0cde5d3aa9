import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { safeExit } from '#test/safe-exit.ts'

type ShopProcess = { origin: string; child: ChildProcess; output: () => string }

export async function startShopProcess(settings: Record<string, string>): Promise<ShopProcess> {
  const network = { HOST: '127.0.0.1', PORT: '0', LOOP_DELAY_MS: '0' }
  const env = { ...process.env, ...network, LOG_LEVEL: 'error', NODE_ENV: 'production', PHOTOGRAPHS: 'off', ...settings }
  const child = spawn(process.execPath, [...safeExit, join(import.meta.dirname, 'shop-process.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const openedUrl = /open at ([^\s"]+)/.exec(output)?.[1]
      if (openedUrl) resolve(openedUrl)
    })
    // prints errors of the process into the report of the failing test
    child.stdout.on('data', (chunk: Buffer) => {
      if (/"level":[56]0/.test(String(chunk))) process.stderr.write(chunk)
    })
    child.on('exit', () => reject(new Error(`The process did not start\n${output}`)))
  })
  return { origin, child, output: () => output }
}
