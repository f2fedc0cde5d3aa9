import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkMeasured } from '#bench/figures.ts'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number }

export type Call = { path: string; token: string; body: object }

type LoadOptions = { seconds?: number; connections?: number; headers?: Record<string, string>; mayTimeOut?: boolean }

/**
 * Sends the requests in turn over keep-alive connections from a separate process (wrk). Sends a path by GET and a call by POST. Returns
 * throughput and latency.
 */
export async function load(
  origin: string,
  requests: readonly string[] | readonly Call[],
  { seconds = 5, connections = 16, headers = {}, mayTimeOut = false }: LoadOptions = {},
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const [script, list] = [join(folder, 'asked.lua'), join(folder, 'asked.txt')]
  writeFileSync(list, requests.map(lineOf).join('\n'))
  writeFileSync(script, luaOf(list))
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, ...sent, origin]
  try {
    return readOutput(await run('wrk', args), { origin, mayTimeOut })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(requests: string | Call): string {
  return typeof requests === 'string' ? requests : [requests.path, requests.token, JSON.stringify(requests.body)].join('\t')
}

function luaOf(list: string): string {
  return `local requests = {}
local at = 0
init = function()
  for line in io.lines(${JSON.stringify(list)}) do
    local path, token, body = line:match("^(.-)\\t(.-)\\t(.*)$")
    requests[#requests + 1] = path
      and wrk.format("POST", path, { ["Authorization"] = "Bearer " .. token, ["Content-Type"] = "application/json" }, body)
      or wrk.format("GET", line)
  end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
`
}

export function readOutput(output: string, { origin, mayTimeOut }: { origin: string; mayTimeOut: boolean }): Load {
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? /Socket errors: (.*)/.exec(output)?.[1]
  const tolerated = mayTimeOut ? /connect 0, read 0, write 0/ : /connect 0, read 0, write 0, timeout 0/
  if (failed && !tolerated.test(failed)) throw new Error(`${failed} failed at ${origin}\n${output}`)
  const milliseconds = (share: string) => {
    const [, value, unit = 'ms'] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? []
    return checkMeasured(Number(value) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN), `p${share} of ${origin}`)
  }
  const perSecond = checkMeasured(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), `The rate of ${origin}`)
  return { perSecond, p50Ms: milliseconds('50'), p99Ms: milliseconds('99') }
}

export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    child.on('error', (error) => reject(new Error(`${program} is needed for this figure: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}\n${output}`))))
  })
}
