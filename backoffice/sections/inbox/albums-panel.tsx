import { useQuery } from '@tanstack/react-query'
import { cacheAlbums, albumsQuery, type Album } from '#backoffice/client/albums.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { AlbumMaker } from '#backoffice/sections/inbox/album-maker.tsx'
import { Badge } from '#backoffice/ui/badge.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function AlbumsPanel({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const may = useMay()
  const isAsked = thread.kind === 'live_photo_request'
  const { data } = useQuery({ ...albumsQuery(thread.id), enabled: thread.piece !== null })
  const albums = data?.results ?? []
  const canMake = may('thread.answer') && may('photo.upload')
  if (!thread.piece || (!isAsked && !albums.length)) return null
  return (
    <Panel title={t('albums.title')}>
      <div className="grid gap-5">
        {albums.map((album) => (
          <AlbumPart key={album.id} album={album} threadId={thread.id} />
        ))}
        {canMake && isAsked && <AlbumMaker key={albums.length} thread={thread} />}
        {!canMake && data?.results.length === 0 && <p className="text-13 text-stone">{t('albums.byOthers')}</p>}
      </div>
    </Panel>
  )
}

function AlbumPart({ album, threadId }: { album: Album; threadId: number }) {
  const { t } = useI18n()
  const may = useMay()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  const { run, isBusy, failure } = useWrite()
  const params = { id: threadId, part: album.id }
  const show = () =>
    run(async () => {
      const changed = await callStaff('PUT /api/staff/threads/:id/albums/:part/', { params, body: { is_shown: !album.is_shown } })
      cacheAlbums(threadId, changed)
      showUndoToast(t('albums.changed'), changed.action_id)
    })
  const share = () =>
    run(async () => {
      const changed = await callStaff('POST /api/staff/threads/:id/albums/:part/share/', { params })
      cacheAlbums(threadId, changed)
      showUndoToast(t('albums.shared', { count: changed.sent }))
    })
  return (
    <section aria-label={day(album.taken_at)} className="grid gap-2 text-13">
      <ul className="flex flex-wrap gap-1.5">
        {album.photos.map((url, at) => (
          <li key={url} className="h-20 w-16 overflow-hidden rounded-2 bg-ivory">
            <img src={url} alt={t('albums.photo', { number: at + 1 })} width={64} height={80} className="size-full object-cover" />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline gap-x-3 text-stone">
        <a
          href={album.preview_url}
          target="_blank"
          rel="noreferrer"
          className="text-ink underline finger:inline-flex finger:min-h-11 finger:items-center"
        >
          {t('albums.until', { day: day(album.until) })}
        </a>
        <span>{album.opened_at ? t('albums.opened', { day: day(album.opened_at) }) : t('albums.unopened')}</span>
        {album.is_shown && <Badge tone="good">{t('albums.onSite')}</Badge>}
      </p>
      {album.note && <p className="whitespace-pre-line">{album.note}</p>}
      <span className="flex flex-wrap gap-2">
        {may('piece.edit') && (
          <Button aria-disabled={isBusy} onClick={() => void show()}>
            {t(album.is_shown ? 'albums.takeFromSite' : 'albums.putOnSite')}
          </Button>
        )}
        {album.others > 0 && may('thread.answer') && (
          <Button variant="primary" title={t('albums.shareHelp')} aria-disabled={isBusy} onClick={() => void share()}>
            {t('albums.share', { count: album.others })}
          </Button>
        )}
      </span>
      <FailureLine text={failure} />
    </section>
  )
}
