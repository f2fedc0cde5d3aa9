import { holdOn } from '#test/production/torture.ts'
import { databaseRestart } from '#torture/scenarios/database-restart.ts'

holdOn('postgresql', [
  {
    title: 'OPS-08 while PostgreSQL restarts and crashes, failures are 503 with Retry-After, and no acknowledged order is lost',
    scenario: databaseRestart,
    scale: 0.1,
  },
])
