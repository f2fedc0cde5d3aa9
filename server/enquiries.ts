import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { enquiryKinds } from '#contract/enquiry.ts'
import { readConfig } from '#server/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { type EnquiryFilter, listEnquiries } from '#server/domain/enquiries/list-enquiries.ts'
import { enquiriesTable, enquiryInFull } from '#server/enquiries-table.ts'
import { explainStart } from '#server/explain-start.ts'
import { openEnquiryFiles } from '#server/open-ports.ts'
import { startLog } from '#server/start-log.ts'

const help = `npm run enquiries                        the newest 50
npm run enquiries -- --since 2026-11-01  from a day on
npm run enquiries -- --kind buyback      of one kind: ${enquiryKinds.join(', ')}
npm run enquiries -- --limit 500
npm run enquiries -- 17                  one in full
`

/** `npm run enquiries`: what visitors asked for, in the terminal. The embedded database must not be in use by the shop meanwhile. */
async function enquiries(): Promise<void> {
  const options = { since: { type: 'string' }, kind: { type: 'string' }, limit: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return void stdout.write(help)
  const filter = filterOf(values, positionals[0])
  const config = readConfig(process.env)
  const log = startLog('error')
  const url = config.databaseUrl ? { url: config.databaseUrl } : {}
  const database = await openDatabase({ dataDir: config.dataDir, log, ...url })
  try {
    await migrate(database.db)
    const found = await listEnquiries(database.db, filter)
    const [only] = found
    if (!only) stdout.write('There are none.\n')
    else stdout.write(`${filter.id === undefined ? enquiriesTable(found) : enquiryInFull(only, openEnquiryFiles(config).place)}\n`)
  } finally {
    await database.close()
  }
}

function filterOf(given: { since?: string; kind?: string; limit?: string }, number: string | undefined): EnquiryFilter {
  const since = given.since === undefined ? undefined : new Date(given.since)
  const kind = enquiryKinds.find((known) => known === given.kind)
  const limit = Number(given.limit ?? 50)
  const id = number === undefined ? undefined : Number(number)
  const isWrong =
    (since && Number.isNaN(since.getTime())) ||
    (given.kind !== undefined && !kind) ||
    !(Number.isInteger(limit) && limit >= 1 && limit <= 10_000) ||
    (id !== undefined && !(Number.isInteger(id) && id >= 1))
  if (isWrong) throw new StartupError(help.trimEnd())
  return { since, kind, limit, id }
}

enquiries().catch(explainStart)
