// A program: the shop that most journeys share. It opens on a copy of the demo's database, as its visitors would find it on any later start.
import snapshotDatabase from '#test/snapshot-database.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

await snapshotDatabase()
layDemoDatabase(String(process.env.DATA_DIR))
await import('#server/main.ts')
