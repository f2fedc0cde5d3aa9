import { browserStorage } from '#app/browser/storage.ts'

const keyOf = (staffId: string) => `staff-office:${staffId}`

/** Returns the city id of the office that this person last chose on this device; null if there is none. */
export function readOwnOffice(staffId: string): number | null {
  const id = browserStorage.getJson(keyOf(staffId))
  return typeof id === 'number' ? id : null
}

export function storeOwnOffice(staffId: string, cityId: number | null): void {
  browserStorage.set(keyOf(staffId), cityId === null ? null : String(cityId))
}
