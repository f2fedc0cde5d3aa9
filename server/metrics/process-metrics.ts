import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { PoolState } from '#server/db/client.ts'

type ProcessState = {
  /** The state of the connection pool. Undefined if the database is embedded. */
  pool: (() => PoolState) | undefined
  /** Seconds since the catalog in memory was last compared with the database. */
  catalogAgeS: () => number
  /** Whether a transport is configured for each kind of message. Messages without a transport go to the outbox. */
  transports: Record<string, boolean>
}

export function measureProcess(registry: Registry, { pool, catalogAgeS, transports }: ProcessState): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureCatalogAge(registers, catalogAgeS)
  measureTransports(registers, transports)
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

/** The second name is deprecated. Only the first release after 0.1 still exports it, because dashboards of version 0.1 read it. */
const catalogAgeNames = ['vitrine_catalog_age_seconds', 'vitrine_catalogue_age_seconds']

function measureCatalogAge(registers: Registry[], catalogAgeS: () => number): void {
  for (const name of catalogAgeNames)
    new Gauge({
      name,
      help: 'For how long the catalog in memory has not been compared with the database.',
      registers,
      collect() {
        this.set(catalogAgeS())
      },
    })
}

/** The second entry is deprecated, like the second name in `catalogAgeNames`. */
const transportNames = [
  { name: 'vitrine_transport_configured', label: 'transport' },
  { name: 'vitrine_carrier_configured', label: 'carrier' },
]

function measureTransports(registers: Registry[], transports: ProcessState['transports']): void {
  for (const { name, label } of transportNames) {
    const gauge = new Gauge({ name, help: 'Whether messages have a transport.', labelNames: [label], registers })
    for (const [transport, isConfigured] of Object.entries(transports)) gauge.set({ [label]: transport }, isConfigured ? 1 : 0)
  }
}
