import { X } from 'lucide-react'
import { useState } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'
import { cacheAlbums } from '#backoffice/client/albums.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { dropUpload, useBatch } from '#backoffice/client/piece-photos.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { PhotoButtons, PhotoDrop } from '#backoffice/features/photo-queue/photo-picker.tsx'
import { addToQueue, useQueue } from '#backoffice/features/photo-queue/photo-queue.ts'
import { QueueList } from '#backoffice/features/photo-queue/queue-list.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

export function AlbumMaker({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const write = useWrite()
  const { album_days: days } = useOwnerSettings()
  const [fresh] = useState(newUuid)
  // `batch` starts empty, not as `fresh`: a draft stores only values that differ from `current`, and a reload must restore the batch
  const current = { batch: '', note: '', isShown: false, channel: String(thread.reach.channels[0] ?? '') }
  const { values, change, drop } = useTypedForm({ kind: 'thread-album', id: thread.id, current })
  const batch = values.batch || fresh
  const queued = useQueue({ batch })
  const { data, refetch } = useBatch(batch)
  const uploads = data?.results ?? []
  const ready = uploads.filter(({ state }) => state === 'ready')
  const making = uploads.filter(({ state }) => state === 'waiting').length
  const stuck = queued.filter(({ state }) => state !== 'waiting')
  const isReady = ready.length > 0 && !making && !queued.length
  const add = (files: File[]) => {
    change({ batch })
    const room = Math.max(0, staffPhotoLimits.albumMax - ready.length - making - queued.length)
    if (files.length > room) showToast('error', t('albums.full', { max: staffPhotoLimits.albumMax }))
    void addToQueue(
      files.slice(0, room).map((file) => ({ file, at: file.lastModified })),
      { batch },
      uploads.length,
    )
  }
  const send = () =>
    write.run(async () => {
      const channel = thread.reach.channels.find((known) => known === values.channel) ?? null
      // reads the uploads once more: the list may not have the last photographs yet, even if the queue is empty
      const { data: latest } = await refetch({ throwOnError: true })
      const listed = latest?.results.filter(({ state }) => state !== 'failed') ?? []
      // an empty list means that an earlier attempt made the album but its response was lost; sends the ids of that attempt again
      const ids = (listed.length ? listed : ready).map(({ id }) => id)
      const body = { batch, uploads: ids, note: values.note, is_shown: values.isShown, channel }
      const changed = await callStaff('POST /api/staff/threads/:id/albums/', { params: { id: thread.id }, body })
      drop()
      cacheAlbums(thread.id, changed)
      showUndoToast(t(channel ? 'albums.sent' : 'albums.made'))
    })
  return (
    <PhotoDrop onFiles={add}>
      <div className="grid gap-3 text-13">
        <p className="text-stone">{t('albums.help', { count: days })}</p>
        <div className="flex flex-wrap gap-2">
          <PhotoButtons onFiles={add} />
        </div>
        <QueueList photos={stuck} />
        {(queued.length > 0 || making > 0) && (
          <p {...politely} className="text-stone">
            {queued.length ? t('albums.sending', { count: queued.length }) : t('albums.making', { count: making })}
          </p>
        )}
        {ready.length > 0 && (
          <>
            <AlbumPhotos photos={ready} onRemove={(id) => void dropUpload(id).then(() => refetch())} />
            <AlbumOptions reach={thread.reach} values={values} onChange={change} />
            <FailureLine text={write.firstError} />
            <Button
              variant="primary"
              className="justify-self-start max-md:w-full"
              aria-disabled={write.isBusy || !isReady}
              onClick={() => void (isReady && send())}
            >
              {t('albums.send')}
            </Button>
          </>
        )}
      </div>
    </PhotoDrop>
  )
}

type PhotosProps = { photos: readonly { id: string; thumbnail_url: string | null }[]; onRemove: (id: string) => void }

function AlbumPhotos({ photos, onRemove }: PhotosProps) {
  const { t } = useI18n()
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, thumbnail_url: url }, at) => (
        <li key={id} className="relative h-24 w-20 overflow-hidden rounded-2 bg-ivory">
          {url && <img src={url} alt={t('albums.photo', { number: at + 1 })} className="size-full object-cover" />}
          <IconButton
            label={t('albums.remove', { number: at + 1 })}
            // the button is transparent: only the round mark in its corner covers the photograph
            className="absolute top-0 right-0 items-start! justify-end! p-1 hover:bg-transparent focus-visible:-outline-offset-2"
            onClick={() => onRemove(id)}
          >
            <span className="flex size-6 items-center justify-center rounded-full bg-paper/85">
              <X aria-hidden="true" size={14} />
            </span>
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type Options = { note: string; channel: string; isShown: boolean }
type OptionsProps = { reach: StaffThread['reach']; values: Options; onChange: (change: Partial<Options>) => void }

function AlbumOptions({ reach, values, onChange }: OptionsProps) {
  const { t } = useI18n()
  const mayShow = useMay()('piece.edit')
  return (
    <>
      <TextField label={t('albums.note')} value={values.note} onChange={(note) => onChange({ note })} maxLength={500} />
      <UnreachedNotice reach={reach} />
      {reach.channels.length > 0 ? (
        <SelectField
          label={t('albums.channel')}
          value={values.channel}
          onChange={(channel) => onChange({ channel })}
          options={reach.channels.map((value) => ({ value, label: t(`albums.channels.${value}`) }))}
        />
      ) : (
        <p className="text-stone">{t('albums.byHand')}</p>
      )}
      {mayShow && (
        <TickField checked={values.isShown} onChange={(isShown) => onChange({ isShown })}>
          {t('albums.show')}
        </TickField>
      )}
    </>
  )
}
