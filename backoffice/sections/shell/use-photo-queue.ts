import { useEffect } from 'react'
import { browserStorage } from '#app/browser/storage.ts'
import { queueFlag } from '#backoffice/client/photo-queue-storage.ts'

/** Photographs that an earlier visit left on this device go on wherever the person is. */
export function usePhotoQueue(): void {
  useEffect(() => {
    if (browserStorage.get(queueFlag))
      void import('#backoffice/features/photo-queue/photo-queue.ts').then(({ startPhotoQueue }) => startPhotoQueue())
  }, [])
}
