import { useEffect } from 'react'
import { usePiecePhotos } from '#backoffice/client/piece-photos.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { CameraButton } from '#backoffice/features/photo-queue/photo-picker.tsx'
import { useQueue } from '#backoffice/features/photo-queue/photo-queue.ts'
import { QueueList } from '#backoffice/features/photo-queue/queue-list.tsx'
import { UploadCards } from '#backoffice/sections/piece-photos/upload-cards.tsx'
import { useAddFiles } from '#backoffice/sections/piece-photos/use-add-files.ts'

export function ZoneCamera({ pieceId }: { pieceId: number }) {
  const may = useMay()
  const queued = useQueue({ pieceId })
  const { data } = usePiecePhotos(pieceId)
  const onFiles = useAddFiles(pieceId)
  const count = data?.photos.length
  useEffect(() => {
    // refetches the reports, because a newly processed photograph can be pinned
    if (count !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.reports(pieceId) })
  }, [count, pieceId])
  if (!may('piece.edit')) return null
  return (
    <div className="grid justify-items-start gap-2">
      <CameraButton onFiles={onFiles} />
      <QueueList photos={queued} />
      {data && data.uploads.length > 0 && (
        <ul className="grid w-40 gap-2">
          <UploadCards pieceId={pieceId} uploads={data.uploads} mayEdit />
        </ul>
      )}
    </div>
  )
}
