import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { uploadPhoto } from '#app/client/upload-photo.ts'
import { acceptedOf, changed, moved, type Photo, withGone } from '#app/features/enquiry/photos/photo-row.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Translate } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import { keepPhotos, keptPhotos } from '#app/features/enquiry/photos/kept-photos.ts'

/** What a photograph is made of and what can stop it; not for drawing. */
type Work = { file: File; small?: Blob; stop: AbortController }

let lastId = 0

export type Photos = ReturnType<typeof usePhotos>

/**
 * The photographs of a form (FORM-06): each is made small, sent ahead of the form, and tried again when it failed, while
 * the form stays what it is. Those that arrived outlive a reload with the draft.
 */
export function usePhotos(draftKey: string, max: number) {
  const { t } = useI18n()
  const [row, setRow] = useState<readonly Photo[]>([])
  const works = useRef(new Map<string, Work>())

  useKeptPhotos(draftKey, row, setRow)
  useEffect(() => {
    const all = works.current
    return () => all.forEach(({ stop }) => stop.abort())
  }, [])

  const change = (id: string, what: Partial<Photo>) => setRow((known) => changed(known, id, what))

  const run = async (id: string) => {
    const work = works.current.get(id)
    if (!work) return
    work.stop = new AbortController()
    const { signal } = work.stop
    try {
      change(id, { state: 'preparing', progress: 0, problem: '' })
      work.small ??= await madeSmall(work.file, (preview) => change(id, { preview }))
      change(id, { state: 'sending' })
      const { token } = await uploadPhoto(work.small, { signal, onProgress: (progress) => change(id, { progress }) })
      // its file stays at hand: the shop may ask for it again
      change(id, { state: 'sent', progress: 1, token })
    } catch (error) {
      if (signal.aborted) return
      change(id, { state: 'failed', problem: problemOf(error) })
    }
  }

  const problemOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('enquiry.photos.unreadable')
    return error.status === 429 ? t('enquiry.tooManyRequests') : error.detail
  }

  const add = (files: readonly File[]) => {
    const { taken, others, tooMany } = acceptedOf(files, max - row.length)
    if (others) toast.error(t('enquiry.photos.imagesOnly'))
    if (tooMany) toast.info(t('enquiry.photos.atMost', { count: max }))
    const added = taken.map((file): Photo => {
      const id = `photo-${++lastId}`
      works.current.set(id, { file, stop: new AbortController() })
      return { id, name: file.name, preview: '', state: 'preparing', progress: 0 }
    })
    setRow((known) => [...known, ...added])
    // one after the other: six large pictures at once would choke a telephone
    void added.reduce((before, { id }) => before.then(() => run(id)), Promise.resolve())
  }

  const remove = (id: string) => {
    works.current.get(id)?.stop.abort()
    works.current.delete(id)
    setRow((known) => known.filter((photo) => photo.id !== id))
  }

  /** Sends a form; what of its photographs the shop has no more can be sent anew or removed. */
  const sentWith = async <T>(sending: Promise<T>): Promise<T> => {
    try {
      return await sending
    } catch (error) {
      const gone = goneOf(error)
      if (gone.length && error instanceof ApiError)
        setRow((known) => withGone(known, gone, new Set(works.current.keys()), error.errors.photos?.join(' ') ?? error.detail))
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
    move: (id: string, to: number) => setRow((known) => moved(known, id, to)),
    clear,
    sentWith,
    tokens: row.flatMap(({ token }) => token ?? []),
    /** Why the form has to wait, in words. */
    hold: holdOf(row, t),
  }
}

/** The tokens of photographs that a refused form names as gone. */
function goneOf(error: unknown): string[] {
  const body = error instanceof ApiError ? error.body : undefined
  const gone = typeof body === 'object' && body !== null && 'gone_photos' in body ? body.gone_photos : []
  return Array.isArray(gone) ? gone.map(String) : []
}

/** Restores those that arrived once the page lives, and keeps those that arrive. */
function useKeptPhotos(draftKey: string, row: readonly Photo[], setRow: (change: (known: readonly Photo[]) => readonly Photo[]) => void) {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const kept = keptPhotos(draftKey)
    setRow((known) => [...kept, ...known])
    setRead(true)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftKey])
  useEffect(() => {
    if (isRead) keepPhotos(draftKey, row)
  }, [draftKey, isRead, row])
}

function holdOf(row: readonly Photo[], t: Translate): string | null {
  if (row.some(({ state }) => state === 'failed')) return t('enquiry.photos.someFailed')
  return row.every(({ state }) => state === 'sent') ? null : t('enquiry.photos.wait')
}

async function madeSmall(file: File, show: (preview: string) => void): Promise<Blob> {
  const { shrinkPhoto } = await import('#app/features/enquiry/photos/shrink-photo.ts')
  const { photo, preview } = await shrinkPhoto(file)
  show(preview)
  return photo
}
