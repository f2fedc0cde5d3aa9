import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { orderStatuses } from '#contract/rules/order-words.ts'
import { readConfig } from '#server/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { type AllOrdersFilter, listAllOrders } from '#server/domain/orders/list-all-orders.ts'
import { explainStart } from '#server/explain-start.ts'
import { type OrderStep, orderSteps, takeOrderStep } from '#server/order-steps.ts'
import { ordersTable } from '#server/orders-table.ts'
import { startLog } from '#server/start-log.ts'

const help = `npm run orders                        the newest 50
npm run orders -- --status pending    in one status: ${orderStatuses.join(', ')}
npm run orders -- --limit 500
npm run orders -- confirm K7Q2-M9XD   ${Object.keys(orderSteps).join(', ')} an order by its number; the person is told by a letter
`

type Asked = { step: OrderStep; number: string } | { list: AllOrdersFilter }

/** `npm run orders`: orders in the terminal, and what the staff does with them. The embedded database must not be in use by the shop meanwhile. */
async function orders(): Promise<void> {
  const options = { status: { type: 'string' }, limit: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parsed(() => parseArgs({ options, allowPositionals: true }))
  if (values.help) return void stdout.write(help)
  const asked = askedOf(values, positionals)
  const config = readConfig(process.env)
  const log = startLog('error')
  const url = config.databaseUrl ? { url: config.databaseUrl } : {}
  const database = await openDatabase({ dataDir: config.dataDir, log, ...url })
  try {
    await migrate(database.db)
    stdout.write(`${await answer(database.db, asked)}\n`)
  } finally {
    await database.close()
  }
}

async function answer(db: Db, asked: Asked): Promise<string> {
  if ('step' in asked) return takeOrderStep({ db, now: Date.now }, asked.step, asked.number)
  const found = await listAllOrders(db, asked.list)
  return found.length ? ordersTable(found, Date.now()) : 'There are none.'
}

function askedOf(given: { status?: string; limit?: string }, [step, number, ...more]: string[]): Asked {
  const status = orderStatuses.find((known) => known === given.status)
  const limit = Number(given.limit ?? 50)
  const isStep = step !== undefined
  const isWrong =
    more.length > 0 ||
    (given.status !== undefined && !status) ||
    !(Number.isInteger(limit) && limit >= 1 && limit <= 10_000) ||
    (isStep && (!isOrderStep(step) || !number))
  if (isWrong) throw new StartupError(help.trimEnd())
  return isStep && isOrderStep(step) && number ? { step, number } : { list: { status, limit } }
}

function parsed<Given>(parse: () => Given): Given {
  try {
    return parse()
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${help.trimEnd()}`)
  }
}

const isOrderStep = (word: string): word is OrderStep => word in orderSteps

orders().catch(explainStart)
