import { cpus, loadavg, totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const sampleMs = 2000
const busiestShare = 0.2

type Times = { idle: number; all: number }

export async function busyShare(): Promise<number> {
  const before = processorTimes()
  await wait(sampleMs)
  return shareBetween(before, processorTimes())
}

export function shareBetween(before: Times, after: Times): number {
  const all = after.all - before.all
  return all > 0 ? 1 - (after.idle - before.idle) / all : 1
}

/** Throws if other programs currently use so much of the processor that they would distort the figures. Never throws if `mayBeBusy`. */
export function assertQuiet(share: number, mayBeBusy: boolean): void {
  if (share <= busiestShare || mayBeBusy) return
  throw new Error(
    `Other programs use ${percent(share)} of the processor: figures would be of them. Stop them, or measure all the same with --busy.`,
  )
}

/** Throws if other programs used too much of the processor during the run. Never throws if `mayBeBusy`. */
export function assertStayedQuiet(share: number, mayBeBusy: boolean): void {
  if (share <= busiestShare || mayBeBusy) return
  throw new Error(`Other programs came to use ${percent(share)} of the processor meanwhile: these figures are of them, too.`)
}

export function describeMachine(): string {
  return `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
}

export function describeLoad(when: string, share: number): string {
  return `Machine ${when}: ${percent(share)} of the processor in use, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`
}

const percent = (share: number) => `${Math.round(share * 100)} %`

function processorTimes(): Times {
  const times = cpus().map((cpu) => cpu.times)
  const idle = times.reduce((sum, one) => sum + one.idle, 0)
  return { idle, all: times.reduce((sum, { user, nice, sys, idle: rest, irq }) => sum + user + nice + sys + rest + irq, 0) }
}
