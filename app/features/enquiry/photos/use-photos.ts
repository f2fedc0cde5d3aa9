import { useEffect, useRef, useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { uploadPhoto } from '#app/client/enquiries.ts'
import {
  acceptFiles,
  updateUpload,
  moveUpload,
  type PhotoUpload,
  failGoneUploads,
  writePhotoDraft,
  readPhotoDraft,
} from '#app/features/enquiry/photos/photo-uploads.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'

/** Upload state outside of React's state: the original file, the shrunk file once ready, and the abort controller. */
type UploadWork = { file: File; small?: Blob; stop: AbortController }

let lastId = 0

export type PhotoUploads = ReturnType<typeof usePhotos>

/**
 * Photographs of a form. Shrinks and uploads each photograph before the form is submitted. A failed upload can be retried. The draft
 * restores uploaded photographs after a reload.
 */
export function usePhotos(draftKey: string, max: number) {
  const { t } = useI18n()
  const [row, setRow] = useState<readonly PhotoUpload[]>([])
  const change = (id: string, what: Partial<PhotoUpload>) => setRow((known) => updateUpload(known, id, what))
  const { works, run } = useUploads(change)
  usePhotoDraft(draftKey, row, setRow)

  const add = (files: readonly File[]) => {
    const { accepted, others, tooMany } = acceptFiles(files, max - row.length)
    if (others) toast.error(t('enquiry.photos.imagesOnly'))
    if (tooMany) toast.info(t('enquiry.photos.atMost', { count: max }))
    const added = accepted.map((file): PhotoUpload => {
      const id = `photo-${++lastId}`
      works.current.set(id, { file, stop: new AbortController() })
      return { id, name: file.name, preview: '', state: 'preparing', progress: 0 }
    })
    setRow((known) => [...known, ...added])
    // one after another, because six large pictures at once would overload a phone
    void added.reduce((before, { id }) => before.then(() => run(id)), Promise.resolve())
  }

  const remove = (id: string) => {
    works.current.get(id)?.stop.abort()
    works.current.delete(id)
    setRow((known) => known.filter((photo) => photo.id !== id))
  }

  /**
   * Awaits the submit of a form. If the server no longer has some photographs, marks them as failed, so that they can be uploaded again or
   * removed.
   */
  const sentWith = async <T>(sending: Promise<T>): Promise<T> => {
    try {
      return await sending
    } catch (error) {
      const gone = readGoneTokens(error)
      if (gone.length && error instanceof ApiError)
        setRow((known) =>
          failGoneUploads(known, gone, new Set(works.current.keys()), error.errors.photos?.join(' ') ?? problemOf(error, t)),
        )
      throw error
    }
  }

  const clear = () => {
    works.current.clear()
    setRow([])
  }

  return {
    row,
    max,
    add,
    remove,
    retry: (id: string) => void run(id),
    move: (id: string, to: number) => setRow((known) => moveUpload(known, id, to)),
    clear,
    sentWith,
    tokens: row.flatMap(({ token }) => token ?? []),
    blockedReason: findBlockedReason(row, t),
  }
}

/** Files of the photographs and their uploads. Aborts running uploads when the form unmounts. */
function useUploads(change: (id: string, what: Partial<PhotoUpload>) => void) {
  const { t } = useI18n()
  const works = useRef(new Map<string, UploadWork>())
  useEffect(() => {
    const all = works.current
    return () => all.forEach(({ stop }) => stop.abort())
  }, [])

  const run = async (id: string) => {
    const work = works.current.get(id)
    if (!work) return
    work.stop = new AbortController()
    const { signal } = work.stop
    try {
      change(id, { state: 'preparing', progress: 0, problem: '' })
      work.small ??= await shrinkFile(work.file, (preview) => change(id, { preview }))
      change(id, { state: 'sending' })
      const { token } = await uploadPhoto(work.small, { signal, onProgress: (progress) => change(id, { progress }) })
      // keeps the shrunk file, in case the server loses the upload
      change(id, { state: 'sent', progress: 1, token })
    } catch (error) {
      if (signal.aborted) return
      change(id, { state: 'failed', problem: problemOf(error, t) })
    }
  }
  return { works, run }
}

function problemOf(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('enquiry.photos.unreadable')
  return errorText(error, t(error.status === 429 ? 'enquiry.tooManyRequests' : 'enquiry.photos.notUploaded'))
}

function readGoneTokens(error: unknown): string[] {
  const body = error instanceof ApiError ? error.body : undefined
  const gone = typeof body === 'object' && body !== null && 'gone_photos' in body ? body.gone_photos : []
  return Array.isArray(gone) ? gone.map(String) : []
}

function usePhotoDraft(
  draftKey: string,
  row: readonly PhotoUpload[],
  setRow: (change: (known: readonly PhotoUpload[]) => readonly PhotoUpload[]) => void,
) {
  const unread = useRef(row)
  useEffect(() => {
    const restored = readPhotoDraft(draftKey)
    setRow((known) => [...restored, ...known])
  }, [draftKey, setRow])
  useEffect(() => {
    if (row !== unread.current) writePhotoDraft(draftKey, row)
  }, [draftKey, row])
}

function findBlockedReason(row: readonly PhotoUpload[], t: Translate): string | null {
  if (row.some(({ state }) => state === 'failed')) return t('enquiry.photos.someFailed')
  return row.every(({ state }) => state === 'sent') ? null : t('enquiry.photos.wait')
}

async function shrinkFile(file: File, show: (preview: string) => void): Promise<Blob> {
  const { shrinkPhoto } = await import('#app/features/enquiry/photos/shrink-photo.ts')
  const { photo, preview } = await shrinkPhoto(file)
  show(preview)
  return photo
}
