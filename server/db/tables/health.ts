import type { Transport } from '#contract/rules/staff/transports.ts'

export type HealthTables = {
  transport_state: {
    transport: Transport
    succeeded_at: Date | null
    refused_at: Date | null
    refusal: string | null
    failing_since: Date | null
  }
}
