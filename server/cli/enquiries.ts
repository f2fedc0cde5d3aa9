import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { enquiryKinds } from '#contract/rules/enquiry-kinds.ts'
import { formatEnquiriesTable, formatEnquiry } from '#server/cli/enquiries-table.ts'
import { useDatabase } from '#server/cli/use-database.ts'
import { readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { type EnquiryFilter, listEnquiries } from '#server/domain/enquiries/list-enquiries.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { openEnquiryFiles } from '#server/start/open-ports.ts'

const help = `npm run enquiries                        the newest 50
npm run enquiries -- --since 2026-11-01  from a day on
npm run enquiries -- --kind buyback      of one kind: ${enquiryKinds.join(', ')}
npm run enquiries -- --limit 500
npm run enquiries -- 17                  one in full
`

/** `npm run enquiries`: prints enquiries. Fails while a running shop has the embedded database open. */
async function printEnquiries(): Promise<void> {
  const options = { since: { type: 'string' }, kind: { type: 'string' }, limit: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return void stdout.write(help)
  const filter = parseFilter(values, positionals[0])
  const config = readConfig(process.env)
  await useDatabase(config, async ({ db }) => {
    const found = await listEnquiries(db, filter)
    const [only] = found
    if (!only) stdout.write('There are none.\n')
    else stdout.write(`${filter.id === undefined ? formatEnquiriesTable(found) : formatEnquiry(only, openEnquiryFiles(config).rootPath)}\n`)
  })
}

function parseFilter(flags: { since?: string; kind?: string; limit?: string }, number: string | undefined): EnquiryFilter {
  const since = flags.since === undefined ? undefined : new Date(flags.since)
  const kind = enquiryKinds.find((known) => known === flags.kind)
  const limit = Number(flags.limit ?? 50)
  const id = number === undefined ? undefined : Number(number)
  const isWrong =
    (since && Number.isNaN(since.getTime())) ||
    (flags.kind !== undefined && !kind) ||
    !(Number.isInteger(limit) && limit >= 1 && limit <= 10_000) ||
    (id !== undefined && !(Number.isInteger(id) && id >= 1))
  if (isWrong) throw new StartupError(help.trimEnd())
  return { since, kind, limit, id }
}

printEnquiries().catch(exitOnStartupError)
