import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const sampleMs = 250

export type Memory = { beforeMb: number; peakMb: number; afterMb: number }

function memoryMb(pid: number): number {
  try {
    if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + memoryMb(Number(child)), own)
  } catch {
    return 0
  }
}

export function watchMemory(pids: () => number[]) {
  const memory: Memory = { beforeMb: 0, peakMb: 0, afterMb: 0 }
  const sample = () => {
    const most = Math.max(0, ...pids().map(memoryMb))
    memory.beforeMb ||= most
    memory.peakMb = Math.max(memory.peakMb, most)
    memory.afterMb = most || memory.afterMb
  }
  const sampling = setInterval(sample, sampleMs)
  return {
    memory,
    sample,
    stop: () => clearInterval(sampling),
  }
}
