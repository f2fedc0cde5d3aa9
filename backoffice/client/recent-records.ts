import { browserStorage } from '#app/browser/storage.ts'

export type RecentRecord = { kind: string; path: string; title: string; detail?: string }
const max = 10
const keyOf = (staffId: string) => `staff-recent:${staffId}`

export function readRecent(staffId: string): RecentRecord[] {
  const stored = browserStorage.getJson(keyOf(staffId))
  return Array.isArray(stored) ? stored.filter(isRecord).slice(0, max) : []
}

export function rememberRecord(staffId: string, record: RecentRecord): void {
  const others = readRecent(staffId).filter(({ path }) => path !== record.path)
  browserStorage.set(keyOf(staffId), JSON.stringify([record, ...others].slice(0, max)))
}

export function clearRecentRecords(staffId: string): void {
  browserStorage.set(keyOf(staffId), null)
}

function isRecord(value: unknown): value is RecentRecord {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' && 'title' in value
}
