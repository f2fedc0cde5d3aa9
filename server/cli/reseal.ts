import { join } from 'node:path'
import process, { stdout } from 'node:process'
import { useDatabase } from '#server/cli/use-database.ts'
import { readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { storeSealKeys } from '#server/domain/audit/seal-key-ring.ts'
import { storeErasureKeys } from '#server/domain/people/reapply-erasures.ts'
import { type ResealReport, reseal } from '#server/domain/secrets/reseal.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { openSecrets } from '#server/start/open-secrets.ts'

const help = `npm run reseal  seals anew with the newest AUTH_SECRET whatever an older one sealed. Start every process with the newest one first.`

/**
 * `npm run reseal`: encrypts stored secrets again with the newest auth secret, so that older auth secrets can be removed. Fails while a
 * running shop has the embedded database open.
 */
async function runReseal(): Promise<void> {
  if (process.argv.length > 2) throw new StartupError(help)
  const config = readConfig(process.env)
  await useDatabase(config, async ({ db }) => {
    const now = Date.now
    const secrets = await openSecrets(db, config, { now, log: createLogger('error') })
    await storeSealKeys(db, secrets, now())
    await storeErasureKeys(join(config.dataDir, 'backups'), secrets)
    const report = await reseal(db, secrets.sealer)
    stdout.write(`${formatReport(report)}\n`)
    if (report.unreadable) process.exitCode = 1
  })
}

function formatReport({ sealed, current, unreadable }: ResealReport): string {
  const done = `Sealed anew: ${sealed}. Sealed with the newest secret before: ${current}.`
  if (unreadable)
    return `${done}\nNot opened by any secret that is given: ${unreadable}. Give the secret that sealed them in AUTH_SECRET_PREVIOUS and run this again.`
  return `${done}\nEvery value opens with the newest secret. Once the older ones are dropped, links that were sent with them open no more.`
}

runReseal().catch(exitOnStartupError)
