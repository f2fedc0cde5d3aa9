import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { type StaffVideo, videosQuery } from '#backoffice/client/content.ts'
import { SortableRow, SortableRows } from '#backoffice/features/row-order/sortable-rows.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { EntriesPage } from '#backoffice/sections/content/entries-page.tsx'
import { HiddenBadge } from '#backoffice/sections/content/hidden-badge.tsx'
import { useOrder } from '#backoffice/sections/content/use-order.ts'
import { VideoDialog } from '#backoffice/sections/content/video-dialog.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { EmptyState } from '#backoffice/ui/states.tsx'

export default function VideosPage() {
  const { t, language } = useI18n()
  const entries = useQuery(videosQuery)
  const [edited, setEdited] = useState<StaffVideo | 'new' | null>(null)
  const order = useOrder(videosQuery, (ids) => callStaff('PUT /api/staff/videos/order/', { body: { ids } }))
  const videos = entries.data?.results
  return (
    <EntriesPage
      title={t('content.videos.title')}
      text={t('content.videos.text')}
      addLabel={t('content.videos.add')}
      onAdd={() => setEdited('new')}
      entries={entries}
      dialog={edited && <VideoDialog video={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    >
      {videos?.length === 0 && <EmptyState title={t('content.videos.none')} text={t('content.videos.noneText')} />}
      {videos && videos.length > 0 && (
        <Panel isFlush>
          <SortableRows ids={videos.map(({ id }) => id)} onOrder={order} label={t('content.videos.title')}>
            {videos.map((video) => (
              <SortableRow key={video.id} id={video.id} name={video[`title_${language}`]} onOpen={() => setEdited(video)}>
                <VideoRow video={video} />
              </SortableRow>
            ))}
          </SortableRows>
        </Panel>
      )}
    </EntriesPage>
  )
}

function VideoRow({ video }: { video: StaffVideo }) {
  const { t, language } = useI18n()
  return (
    <>
      <span className="grid min-w-0 gap-0.5">
        <span>{video[`title_${language}`]}</span>
        <span className={`truncate text-12 ${video.video_id ? 'text-stone' : 'text-oxblood'}`}>
          {video.video_id ? `${t(`content.videos.formats.${video.format}`)} · ${video.video_id}` : t('content.videos.noId')}
        </span>
      </span>
      {!video.is_active && <HiddenBadge />}
    </>
  )
}
