import { holdOn } from '#test/production/torture.ts'
import { databaseRestart } from '#torture/scenarios/database-restart.ts'

holdOn('postgresql', [
  {
    title: 'OPS-08 PostgreSQL restarted and crashed while people order costs 503 with Retry-After, and no order',
    scenario: databaseRestart,
    scale: 0.1,
  },
])
