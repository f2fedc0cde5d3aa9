import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { PoolState } from '#server/db/client.ts'

type ProcessState = {
  /** Connections to the database; none where it is embedded. */
  pool: (() => PoolState) | undefined
  /** Since when the catalog in memory has not been compared with the database, in seconds. */
  catalogAgeS: () => number
  /** Which messages have a transport; those without one go to the outbox. */
  transports: Record<string, boolean>
}

/** This process: memory, processor, delay of the event loop, connections, age of its catalog, and its transports. */
export function measureProcess(registry: Registry, { pool, catalogAgeS, transports }: ProcessState): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'vitrine_catalogue_age_seconds',
    help: 'For how long the catalog in memory has not been compared with the database.',
    registers,
    collect() {
      this.set(catalogAgeS())
    },
  })
  const transportGauge = new Gauge({
    name: 'vitrine_carrier_configured',
    help: 'Whether messages have a transport.',
    labelNames: ['carrier'],
    registers,
  })
  for (const [name, isThere] of Object.entries(transports)) transportGauge.set({ carrier: name }, isThere ? 1 : 0)
  if (!pool) return
  new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}
