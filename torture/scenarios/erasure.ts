import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startShop } from '#test/e2e/spawned-shop.ts'
import { placesOf, readEverything } from '#test/everything-stored.ts'
import { pickup } from '#test/orders.ts'
import { runCommand } from '#test/run-command.ts'
import { send } from '#torture/buyers.ts'
import { createEmptyPlace, type EmptyPlace } from '#torture/empty-place.ts'
import { ownerToken, settingsForEveryRoute, staffHeaders } from '#torture/every-route.ts'
import { killAtExit } from '#torture/kill-at-exit.ts'
import { settingsOn } from '#torture/settings.ts'
import type { Scenario, Stage } from '#torture/stage.ts'

type Sent = [path: string, payload: object, method?: string]

/** Words that occur only in this person's data. */
const traces = ['zorvinskaya', 'quillfeather', '9167001020', 'plumbago lane']
const bystander = { name: 'Bystander Orrin', phone: '+7 916 700-10-99', email: 'orrin@example.com' }
const person = { name: 'Zorvinskaya', phone: '+7 916 700-10-20', email: 'zorvinskaya@example.com' }
/** The time to wait for the job that deletes files. It runs some seconds after the erasure. */
const jobsMs = 15_000

export const erasure: Scenario = {
  name: 'erasure',
  about: 'a person with data in many forms is erased, and stays erased after an older backup is restored',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 8,
  pieces: 8,
  settings: (stage) => settingsForEveryRoute(stage, 1),
  run: async (stage) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-erasure-'))
    stage.onEnd(() => rmSync(folder, { recursive: true, force: true }))
    await leaveTraces(stage)
    await post(stage, ['/api/contacts/', { ...bystander, message: 'Do you open on Sundays?' }])
    const file = join(folder, 'older.tar.gz')
    if (stage.url) await expectThere(stage)
    const own = settingsOn({ folder: stage.folder, url: stage.url })
    await expectCommand(stage, 'backup', file, own)
    await erase(stage)
    await wait(jobsMs)
    for (const shop of stage.shops()) await stage.stop(shop)
    await expectGone(stage, 'after the erasure', { folder: stage.folder, open: stage.openDatabase })
    copyFileSync(join(stage.folder, 'backups', 'erasures.ndjson'), join(folder, 'erasures.ndjson'))
    const restored = await createEmptyPlace(stage)
    await expectCommand(stage, 'restore', file, settingsOn(restored))
    await expectGone(stage, 'after the restore', restored)
    const shop = await startShop({ ...settingsOn(restored), DEMO_CATALOG: 'off' })
    killAtExit(shop.child)
    await stage.client.send(shop.url, '/api/watches/')
    shop.child.kill('SIGTERM')
    await shop.ending
    await expectGone(stage, 'after a start on what was restored', restored)
  },
}

/** Sends many forms as a visitor and as a customer. The forms contain words that occur only in this person's data. */
async function leaveTraces(stage: Stage): Promise<void> {
  const [buyer] = stage.buyers
  const [ordered, wished] = stage.pieces
  if (!buyer || !ordered || !wished) throw new Error('There is nobody to buy anything')
  const watch = { ...person, brand: 'Rolex', model: 'Submariner', expected_price: 'as Quillfeather was told' }
  const asCustomer: Sent[] = [
    ['/api/users/me/', { first_name: 'Vera', last_name: 'Zorvinskaya', email: person.email }, 'PATCH'],
    ['/api/addresses/', { city: 1, address_line1: '7 Plumbago Lane' }],
    ['/api/favorites/', { watch_id: wished }],
    ['/api/saved-searches/', { name: 'For Quillfeather', mode: 'watches', query: 'search=quillfeather' }],
    ['/api/contacts/', { ...person, message: 'I live in Plumbago Lane; call for Quillfeather' }],
    ['/api/cart/', { watch_id: ordered }],
  ]
  const asVisitor: Sent[] = [
    ['/api/missing-model-requests/', { ...person, model: 'Quillfeather' }],
    ['/api/buyback-requests/', watch],
    ['/api/price-requests/', { ...person, kind: 'watch', piece_id: wished, message: 'For Quillfeather' }],
    ['/api/live-photo-requests/', { name: person.name, phone: person.phone, kind: 'watch', piece_id: wished }],
  ]
  for (const sent of asCustomer) await post(stage, sent, buyer.headers)
  for (const sent of asVisitor) await post(stage, sent)
  // cancels the order, because a person with an open order cannot be erased
  const placed = await post(stage, ['/api/orders/create_from_cart/', { ...pickup, ...named, comment: 'At Plumbago Lane' }], buyer.headers)
  await post(stage, [`/api/orders/${JSON.parse(placed || '{}').id}/`, { status: 'cancelled' }, 'PATCH'], buyer.headers)
}

const named = { first_name: 'Vera', last_name: 'Zorvinskaya', phone: '+79167001020', email: person.email }

async function post(stage: Stage, [path, payload, method = 'POST']: Sent, headers: Record<string, string> = {}): Promise<string> {
  const response = await send(stage, { method, path, headers, payload })
  if (!response || response.status >= 300)
    stage.client.reportProblem(`${method} ${path} answers ${response?.status}: ${response?.body.slice(0, 300)}`)
  return response?.body ?? ''
}

async function erase(stage: Stage): Promise<void> {
  const headers = staffHeaders(ownerToken(stage))
  const found = new Set<number>()
  for (const word of ['zorvinskaya', '+79167001020']) {
    const list = await send(stage, { method: 'GET', path: `/api/staff/people/?search=${encodeURIComponent(word)}`, headers })
    for (const { id } of JSON.parse(list?.body ?? '{}').results ?? []) found.add(id)
  }
  if (!found.size) stage.client.reportProblem('nobody is found to be erased')
  stage.notes.push(`${found.size} cards were erased`)
  for (const id of found) {
    const path = `/api/staff/people/${id}/erase/`
    const preview = await send(stage, { method: 'GET', path, headers })
    await post(stage, [path, { version: JSON.parse(preview?.body || '{}').version }], headers)
  }
}

async function expectCommand(stage: Stage, name: string, file: string, settings: Record<string, string>): Promise<void> {
  const { code, out, err } = await runCommand(name, [file], settings)
  stage.notes.push(...out.trim().split('\n'))
  if (code !== 0) stage.client.reportProblem(`${name} ended with ${code}: ${out}${err}`)
}

/**
 * Reports a problem for each trace that is not stored before the erasure. Called only on PostgreSQL, because only the shop can read an
 * embedded database while it is open.
 */
async function expectThere(stage: Stage): Promise<void> {
  const texts = await readTexts({ folder: stage.folder, open: stage.openDatabase })
  for (const trace of traces) if (!placesOf(texts, trace).length) stage.client.reportProblem(`no form has left «${trace}»`)
}

/** Reads all rows and files, both with and without the punctuation of phone numbers. */
async function readTexts({ folder, open }: Pick<EmptyPlace, 'folder' | 'open'>): Promise<Map<string, string>> {
  const database = await open()
  try {
    const texts = await readEverything({ ctx: { db: database.db, ports: { enquiryFiles: { rootPath: join(folder, 'enquiries') } } } })
    // leaves out the files of an embedded database, because they keep deleted data until it is overwritten
    const read = [...texts].filter(([place]) => !place.startsWith(join(folder, 'db')))
    return new Map(read.map(([place, text]) => [place, `${text} ${text.replaceAll(/[ ()+-]/g, '')}`]))
  } finally {
    await database.close()
  }
}

/** Reports a problem if a row or a file still contains this person's words, or if the data of another person is missing. */
async function expectGone(stage: Stage, when: string, place: Pick<EmptyPlace, 'folder' | 'open'>): Promise<void> {
  const texts = await readTexts(place)
  for (const trace of traces) for (const found of placesOf(texts, trace)) stage.client.reportProblem(`${when}, ${found} says «${trace}»`)
  if (!placesOf(texts, bystander.email).length) stage.client.reportProblem(`${when}, somebody else is gone as well`)
}
