import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { PoolState } from '#server/db/client.ts'

type ProcessState = {
  /** Connections to the database; undefined if it is embedded. */
  pool: (() => PoolState) | undefined
  /** Seconds since the catalog in memory was last compared with the database. */
  catalogAgeS: () => number
  /** Whether each kind of message has a transport; without one it goes to the outbox. */
  transports: Record<string, boolean>
}

/** Measures this process: memory, processor, event-loop delay, connections, age of the catalog, transports. */
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
