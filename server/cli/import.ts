import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import process, { stderr, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { newStatuses, type NewStatus } from '#contract/rules/staff/new-status.ts'
import { formatImportSummary, formatVerdict } from '#server/cli/import-report.ts'
import { useDatabase } from '#server/cli/use-database.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { type ImportProgress, importPieces, ImportStoppedError } from '#server/domain/import/import-pieces.ts'
import { terminalImportTexts } from '#server/domain/import/import-texts.ts'
import { readRows, UnreadableFileError } from '#server/domain/import/read-rows.ts'
import type { ImportSource } from '#server/domain/import/validate-file.ts'
import { localPhotoStore, s3PhotoStore } from '#server/ports/photo-store.ts'
import { exitOnStartupError } from '#server/start/exit-on-startup-error.ts'
import { terminalActor } from '#server/start/terminal-actor.ts'

const help = `npm run import -- FILE                    what a CSV or JSON file of pieces would bring, row by row; nothing is written
npm run import -- FILE --photos FOLDER    with photographs: FOLDER/<key of the piece>/*.jpg, or those the column photos names
npm run import -- FILE --apply            writes it, all rows or none
npm run import -- FILE --status available new pieces go on sale unless their row has a status; without it they become drafts
npm run import -- FILE --add-names        brands and collections that the shop does not know are added
npm run import -- FILE --same-pieces      rows may change brand and reference of the pieces that the shop has by their keys
The columns are described in docs/import.md; docs/import-sample.csv is a sample.
`
const photosPerProgressLine = 50
const clock = Date.now

/** `npm run import`: imports pieces from a file. Fails while a running shop has the embedded database open. */
async function run(): Promise<void> {
  const { source, apply, isHelp } = parseArguments()
  if (isHelp) return void stdout.write(help)
  const config = readConfig(process.env)
  await useDatabase(config, async (database) => {
    const result = await database.runDedicated(async (db) => {
      await seedReferenceLists(db)
      return importPieces({ db, now: clock, store: openPhotoStore(config) }, source, { apply, progress, actor: terminalActor() })
    })
    stdout.write(`${formatImportSummary(result, { apply })}\n`)
    if (result.counts.refused) process.exitCode = 1
  }).catch((error: unknown) => {
    throw error instanceof UnreadableFileError || error instanceof ImportStoppedError ? new StartupError(error.message) : error
  })
}

const openPhotoStore = ({ s3, dataDir }: Config) => (s3 ? s3PhotoStore(s3) : localPhotoStore(join(dataDir, 'photos')))

const progress: ImportProgress = {
  judged: (verdict) => stdout.write(`${formatVerdict(verdict)}\n`),
  stored: (count, total) => {
    if (count % photosPerProgressLine === 0 || count === total) stderr.write(`${count} of ${total} photographs are ready\n`)
  },
}

function parseArguments(): { source: ImportSource; apply: boolean; isHelp: boolean } {
  const { values, positionals } = parseFlags()
  const [file, ...more] = positionals
  if (!values.help && (file === undefined || more.length)) throw new StartupError(help.trimEnd())
  if (file !== undefined && !existsAs(file, 'file')) throw new StartupError(`There is no file ${file}.`)
  if (values.photos !== undefined && !existsAs(values.photos, 'folder')) throw new StartupError(`There is no folder ${values.photos}.`)
  const source = {
    name: basename(file ?? ''),
    rows: () => readRows(file ?? ''),
    photos: values.photos,
    addNames: values['add-names'] ?? false,
    isConfirmed: () => values['same-pieces'] ?? false,
    dayOrders: {},
    wholeFile: new Map([['status', readStatus(values.status)]]),
    now: clock(),
    texts: terminalImportTexts,
  }
  return { source, apply: values.apply ?? false, isHelp: values.help ?? false }
}

function readStatus(word = 'draft'): NewStatus {
  const status = newStatuses.find((each) => each === word)
  if (!status) throw new StartupError(`--status is one of ${newStatuses.join(', ')}, not ${word}.`)
  return status
}

function parseFlags() {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      options: { photos: { type: 'string' }, status: { type: 'string' }, apply: flag, 'add-names': flag, 'same-pieces': flag, help: flag },
      allowPositionals: true,
    })
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${help.trimEnd()}`)
  }
}

function existsAs(path: string, kind: 'file' | 'folder'): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return kind === 'file' ? (found?.isFile() ?? false) : (found?.isDirectory() ?? false)
}

run().catch(exitOnStartupError)
