import process, { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { formatEntriesTable, formatSealReport } from '#server/cli/audit-table.ts'
import { useDatabase } from '#server/cli/use-database.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db } from '#server/db/database.ts'
import { listEntries } from '#server/domain/audit/list-entries.ts'
import { hasSeal, verifySeals } from '#server/domain/audit/verify-seals.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { openSecrets } from '#server/start/open-secrets.ts'

const help = `npm run audit -- verify             whether every seal of the audit log fits; it ends with 1 where one does not
npm run audit -- verify SEAL        also whether a seal that was written down earlier is still there
npm run audit -- list               the newest 50 entries
npm run audit -- list --limit 500
`

type Command = { verify: string | undefined } | { limit: number }

/** `npm run audit`: prints the audit log. Fails while a running shop has the embedded database open. */
async function audit(): Promise<void> {
  const command = parseCommand()
  const config = readConfig(process.env)
  await useDatabase(config, (database) =>
    database.runDedicated(async (db) => {
      if ('verify' in command) return verify(db, config, command.verify)
      const { entries } = await listEntries(db, {}, command.limit)
      stdout.write(entries.length ? `${formatEntriesTable(entries)}\n` : 'There are none.\n')
    }),
  )
}

async function verify(db: Db, config: Config, expected: string | undefined): Promise<void> {
  const secrets = await openSecrets(db, config, { now: Date.now, log: createLogger('error') })
  const report = await verifySeals(db, secrets)
  const isMissing = expected !== undefined && !(await hasSeal(db, expected))
  stdout.write(`${formatSealReport(report)}\n`)
  if (isMissing) stdout.write(`The seal ${expected} is not there: entries were cut off.\n`)
  if (isMissing || report.problems.length) process.exitCode = 1
}

function parseCommand(): Command {
  const { values, positionals } = parseOrExplain()
  const [name, seal, ...more] = positionals
  const limit = Number(values.limit ?? 50)
  const isWrong = more.length > 0 || !(Number.isInteger(limit) && limit >= 1 && limit <= 10_000)
  if (!isWrong && name === 'list' && seal === undefined) return { limit }
  if (!isWrong && name === 'verify' && (seal === undefined || /^[0-9a-f]{64}$/i.test(seal))) return { verify: seal?.toLowerCase() }
  throw new StartupError(help.trimEnd())
}

function parseOrExplain() {
  try {
    return parseArgs({ options: { limit: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${help.trimEnd()}`)
  }
}

audit().catch(exitOnStartupError)
