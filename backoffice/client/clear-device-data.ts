import { tabStorage } from '#app/browser/storage.ts'
import { clearChosenColumns } from '#backoffice/client/chosen-columns.ts'
import { storeOwnOffice } from '#backoffice/client/own-office.ts'
import { clearPhotoQueue } from '#backoffice/client/photo-queue-storage.ts'
import { clearRecentRecords } from '#backoffice/client/recent-records.ts'
import { sweepRecordDrafts } from '#backoffice/client/record-draft.ts'
import { signOut } from '#backoffice/client/sign-in.ts'
import { clearWaitingTicks } from '#backoffice/client/waiting-ticks.ts'

/**
 * Removes this person's data from the device: drafts, recent records, chosen office and columns, unsent stock-take results and queued
 * photographs. Then signs the person out.
 */
export async function clearDeviceData(staffId: string): Promise<void> {
  await sweepRecordDrafts(staffId)
  clearRecentRecords(staffId)
  storeOwnOffice(staffId, null)
  clearChosenColumns(staffId)
  clearWaitingTicks(staffId)
  tabStorage.clear()
  await clearPhotoQueue(staffId)
  await signOut()
}
