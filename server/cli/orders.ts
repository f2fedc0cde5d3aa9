import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { orderStatuses } from '#contract/rules/order-enums.ts'
import { type OrderStep, orderSteps } from '#contract/rules/staff/order-enums.ts'
import { showOrder, type StepDetails, takeOrderStep } from '#server/cli/order-steps.ts'
import { formatOrdersTable } from '#server/cli/orders-table.ts'
import { useDatabase } from '#server/cli/use-database.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import type { Db } from '#server/db/database.ts'
import { readReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { type AllOrdersFilter, listAllOrders } from '#server/domain/orders/list-all-orders.ts'
import { readPromiseContext } from '#server/domain/orders/read-promise-context.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

const help = `npm run orders                        the newest 50
npm run orders -- --status pending    in one status: ${orderStatuses.join(', ')}
npm run orders -- --limit 500
npm run orders -- show K7Q2-M9XD      one order in full, with what became of it
npm run orders -- confirm K7Q2-M9XD   ${orderSteps.join(', ')} an order by its number; the customer gets an email
npm run orders -- ship K7Q2-M9XD --carrier cdek --tracking 1523456789
npm run orders -- cancel K7Q2-M9XD --reason "paid elsewhere"
`

type Command = ({ step: OrderStep; number: string } & StepDetails) | { show: string } | { list: AllOrdersFilter }

/** `npm run orders`: lists orders, or moves an order to its next status. Fails while a running shop has the embedded database open. */
async function runOrders(): Promise<void> {
  const text = { type: 'string' } as const
  const options = { status: text, limit: text, carrier: text, tracking: text, reason: text, help: { type: 'boolean' } } as const
  const { values, positionals } = parseOrExplain(() => parseArgs({ options, allowPositionals: true }))
  if (values.help) return void stdout.write(help)
  const command = parseCommand(values, positionals)
  const config = readConfig(process.env)
  await useDatabase(config, async ({ db }) => void stdout.write(`${await runCommand(db, config, command)}\n`))
}

type Flags = { status?: string; limit?: string } & StepDetails

async function runCommand(db: Db, config: Config, command: Command): Promise<string> {
  if ('step' in command) {
    const terms = await readPromiseContext(db, config.shop.ownerSettingDefaults, Date.now)
    return takeOrderStep({ ...terms, db, actor: terminalActor() }, command)
  }
  if ('show' in command) return showOrder({ db, now: Date.now }, command.show)
  const found = await listAllOrders(db, command.list)
  return found.length ? formatOrdersTable(found, await readReferenceLists(db), Date.now()) : 'There are none.'
}

function parseCommand({ carrier, tracking, reason, ...flags }: Flags, [step, number, ...more]: string[]): Command {
  const status = orderStatuses.find((known) => known === flags.status)
  const limit = Number(flags.limit ?? 50)
  const isStep = step !== undefined
  const isWrong =
    more.length > 0 ||
    (flags.status !== undefined && !status) ||
    !(Number.isInteger(limit) && limit >= 1 && limit <= 10_000) ||
    (isStep && (!(isOrderStep(step) || step === 'show') || !number))
  if (isWrong) throw new StartupError(help.trimEnd())
  if (step === 'show' && number) return { show: number }
  return isStep && isOrderStep(step) && number ? { step, number, carrier, tracking, reason } : { list: { status, limit } }
}

function parseOrExplain<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${help.trimEnd()}`)
  }
}

const isOrderStep = (value: string): value is OrderStep => orderSteps.some((step) => step === value)

runOrders().catch(exitOnStartupError)
