import { holdOn } from '#test/production/torture.ts'
import { silentDatabase } from '#torture/scenarios/database-outages.ts'

holdOn('postgresql', [
  { title: 'OPS-08 a database that falls silent costs 503 with Retry-After, and no order', scenario: silentDatabase, scale: 0.1 },
])
