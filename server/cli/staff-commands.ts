import type { StaffRole } from '#contract/staff/permissions.ts'
import { formatTerminalTime, formatTable, sanitizeForTerminal } from '#server/cli/terminal-text.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { blockStaff, resetStaff, unblockStaff } from '#server/domain/staff/change-staff.ts'
import { inviteStaff } from '#server/domain/staff/invite-staff.ts'
import { listStaff, type StaffMember } from '#server/domain/staff/list-staff.ts'

export type StaffCommand =
  | { name: 'list' }
  | { name: 'invite'; email: string; roles: StaffRole[] }
  | { name: 'reset' | 'block' | 'unblock'; email: string }

/** `origin`: origin of the back office. `user`: name of the system user, for the audit log. */
type CommandContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings' | 'backOffice' | 'origins' | 'staff'> & {
  origin: string
  user: string
}

/** Runs a command of `npm run staff` and returns its output. Throws `StartupError` if the command fails. */
export async function runStaffCommand(ctx: CommandContext, command: StaffCommand): Promise<string> {
  if (command.name === 'list') return formatStaff(await listStaff(ctx))
  const { email } = command
  const actor = { kind: 'terminal', user: ctx.user } as const
  try {
    if (command.name === 'invite') {
      const { link } = await inviteStaff(ctx, actor, command, { origin: ctx.origin, language: 'ru' })
      return `${email} can come in by this link, once, within ${ctx.ownerSettings().invitation_hours} hours:\n${link}`
    }
    const { id } = await findByEmail(ctx, email)
    if (command.name === 'reset') {
      const { link } = await resetStaff(ctx, actor, id, { lost: 'both', origin: ctx.origin })
      return `${email} can set password and authenticator anew by this link, once, within a day:\n${link}`
    }
    await (command.name === 'block' ? blockStaff : unblockStaff)(ctx, actor, id)
    return `${email} is ${command.name}ed.`
  } catch (error) {
    throw error instanceof CodedError ? new StartupError(sentenceOf(error, email)) : error
  }
}

async function findByEmail({ db }: CommandContext, email: string): Promise<{ id: string }> {
  const found = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()
  if (!found) throw new StartupError(`Nobody in the back office has the address ${email}.`)
  return found
}

function sentenceOf({ details }: CodedError, email: string): string {
  if (details.reason === 'staff-last-owner') return `${email} is the last owner and cannot be blocked. Invite another first.`
  return details.reason === 'staff-email-taken' ? `${email} works in the back office already.` : `${email} cannot be changed that way.`
}

function formatStaff(people: readonly StaffMember[]): string {
  if (people.length === 0) return 'There is nobody. Invite an owner: npm run staff -- invite ada@shop.example --owner'
  const rows = people.map(({ name, email, roles, blocked_at: blockedAt, seen_at: seenAt }) => {
    const seen = seenAt ? formatTerminalTime(seenAt) : 'never signed in'
    return [sanitizeForTerminal(name), sanitizeForTerminal(email), roles.join(', '), blockedAt ? 'blocked' : seen]
  })
  return formatTable(['Name', 'Email', 'Roles', 'Last seen'], rows)
}
