import { browserStorage } from '#app/browser/storage.ts'

const keyOf = (staffId: string) => `staff-office:${staffId}`

/** The city of the office that this person last chose on this device; null if they never chose. */
export function readOwnOffice(staffId: string): number | null {
  const id = browserStorage.getJson(keyOf(staffId))
  return typeof id === 'number' ? id : null
}

/** Stores the city of this person's office on this device; null removes it. */
export function storeOwnOffice(staffId: string, cityId: number | null): void {
  browserStorage.set(keyOf(staffId), cityId === null ? null : String(cityId))
}
