import { useEffect } from 'react'
import { browserStorage } from '#app/browser/storage.ts'
import { queueFlag } from '#backoffice/client/photo-queue-storage.ts'

export function usePhotoQueue(): void {
  useEffect(() => {
    if (browserStorage.get(queueFlag))
      void import('#backoffice/features/photo-queue/photo-queue.ts').then(({ startPhotoQueue }) => startPhotoQueue())
  }, [])
}
