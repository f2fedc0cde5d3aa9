import { userInfo } from 'node:os'
import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'
import { ownerSettingsWith } from '#contract/rules/staff/owner-setting-definitions.ts'
import { type StaffRole, staffRoles } from '#contract/staff/permissions.ts'
import { runStaffCommand, type StaffCommand } from '#server/cli/staff-commands.ts'
import { useDatabase } from '#server/cli/use-database.ts'
import { readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { readStoredOwnerSettings } from '#server/domain/owner-settings/stored-owner-settings.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { createLogger } from '#server/start/logger.ts'
import { openSecrets } from '#server/start/open-secrets.ts'

const help = `npm run staff -- list                                  who works in the back office
npm run staff -- invite ada@shop.example --owner       prints a link for a new owner
npm run staff -- invite bo@shop.example --role expert  for somebody else: ${staffRoles.join(', ')}, with commas between several
npm run staff -- reset ada@shop.example                prints a link to set password and authenticator anew; opens a locked account
npm run staff -- block bo@shop.example                 ends all sessions; unblock lets in again
`

/** `npm run staff`: manages accounts of the back office. Fails while a running shop has the embedded database open. */
async function runStaff(): Promise<void> {
  const options = { owner: { type: 'boolean' }, role: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseOrExplain(() => parseArgs({ options, allowPositionals: true }))
  if (values.help) return void stdout.write(help)
  const command = parseCommand(values, positionals)
  const config = readConfig(process.env)
  if (!config.shop.backOffice.isOpen) throw new StartupError('There is no back office: ORIGIN_STAFF is not set.')
  const { backOffice, origins, staff } = config.shop
  const now = Date.now
  await useDatabase(config, async ({ db }) => {
    const { digest } = await openSecrets(db, config, { now, log: createLogger('error') })
    const origin = backOffice.origin ?? origins.ru
    const ownerSettings = ownerSettingsWith(config.shop.ownerSettingDefaults, await readStoredOwnerSettings(db))
    const user = userInfo().username
    const ctx = { db, now, digest, ownerSettings: () => ownerSettings, backOffice, origins, staff, origin, user }
    stdout.write(`${await runStaffCommand(ctx, command)}\n`)
  })
}

function parseCommand(flags: { owner?: boolean; role?: string }, [name, typed, ...more]: string[]): StaffCommand {
  const email = normalizeEmail(typed ?? '')
  const isOneEmail = isEmail(email) && more.length === 0
  if (name === 'list' && typed === undefined) return { name }
  if (name === 'invite' && isOneEmail) return { name, email, roles: flags.owner ? ['owner'] : parseRoles(flags.role ?? '') }
  if ((name === 'reset' || name === 'block' || name === 'unblock') && isOneEmail) return { name, email }
  throw new StartupError(help.trimEnd())
}

function parseRoles(text: string): StaffRole[] {
  const roles = text.split(',').map((typed) => staffRoles.find((role) => role === typed.trim()))
  if (roles.includes(undefined)) throw new StartupError(help.trimEnd())
  return roles.filter((role) => role !== undefined)
}

function parseOrExplain<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${help.trimEnd()}`)
  }
}

runStaff().catch(exitOnStartupError)
