import { browserStorage } from '#app/browser/storage.ts'

const keyOf = (staffId: string) => `staff-office:${staffId}`

/** The city of the office where this person works on this device, as they chose it last; null before. */
export function readOwnOffice(staffId: string): number | null {
  const id = browserStorage.getJson(keyOf(staffId))
  return typeof id === 'number' ? id : null
}

/** Null forgets it. */
export function storeOwnOffice(staffId: string, cityId: number | null): void {
  browserStorage.set(keyOf(staffId), cityId === null ? null : String(cityId))
}
