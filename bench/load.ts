import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number }

/** What somebody who is signed in sends. */
export type Call = { path: string; token: string; body: object }

/** Asks for `paths`, or posts calls, in turn over keep-alive connections from a process of its own (wrk), and says how many were answered. */
export async function load(
  origin: string,
  asked: readonly string[] | readonly Call[],
  { seconds = 5, connections = 16, headers = {} }: { seconds?: number; connections?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const [script, list] = [join(folder, 'asked.lua'), join(folder, 'asked.txt')]
  writeFileSync(list, asked.map(lineOf).join('\n'))
  writeFileSync(script, luaOf(list))
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, ...sent, origin]
  try {
    return readOutput(await run('wrk', words), origin)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(asked: string | Call): string {
  return typeof asked === 'string' ? asked : [asked.path, asked.token, JSON.stringify(asked.body)].join('\t')
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

function readOutput(output: string, origin: string): Load {
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? /Socket errors: (.*)/.exec(output)?.[1]
  if (failed && !/connect 0, read 0, write 0, timeout 0/.test(failed)) throw new Error(`${failed} failed at ${origin}\n${output}`)
  const milliseconds = (share: string) => {
    const [, value = '0', unit = 'ms'] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1)
  }
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]), p50Ms: milliseconds('50'), p99Ms: milliseconds('99') }
}

export function run(program: string, words: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    child.on('error', (error) => reject(new Error(`${program} is needed for this figure: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}\n${output}`))))
  })
}
