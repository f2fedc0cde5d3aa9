import { holdOn } from '#test/production/torture.ts'
import { silentDatabase } from '#torture/scenarios/database-outages.ts'

holdOn('postgresql', [
  {
    title: 'OPS-08 while the database is silent, failures are 503 with Retry-After, and no acknowledged order is lost',
    scenario: silentDatabase,
    scale: 0.1,
  },
])
