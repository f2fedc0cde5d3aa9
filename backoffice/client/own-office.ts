import { browserStorage } from '#app/browser/storage.ts'

const keyOf = (staffId: string) => `staff-office:${staffId}`

/** The city of the office that this person last chose on this device; null if they never chose. */
export function readOwnOffice(staffId: string): number | null {
  const id = browserStorage.getJson(keyOf(staffId))
  return typeof id === 'number' ? id : null
}

/** Null removes the stored office. */
export function storeOwnOffice(staffId: string, cityId: number | null): void {
  browserStorage.set(keyOf(staffId), cityId === null ? null : String(cityId))
}
