import { useCallback, useEffect, useRef } from 'react'
import { paths } from '#backoffice/client/paths.ts'
import { PhotoButtons, PhotoDrop } from '#backoffice/features/photo-queue/photo-picker.tsx'
import { QueueList } from '#backoffice/features/photo-queue/queue-list.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { GroupsBoard } from '#backoffice/sections/photo-groups/groups-board.tsx'
import { MadePieces } from '#backoffice/sections/photo-groups/made-pieces.tsx'
import { MakeBar } from '#backoffice/sections/photo-groups/make-bar.tsx'
import { useMaking } from '#backoffice/sections/photo-groups/use-making.ts'
import { usePhotoGroups } from '#backoffice/sections/photo-groups/use-photo-groups.ts'
import { Page } from '#backoffice/ui/page.tsx'
import { EmptyState, politely } from '#backoffice/ui/states.tsx'
import { useIsPhone, useIsTouch } from '#backoffice/ui/use-media.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

/** Creates drafts from many photographs at once. A pause between shots starts a new draft. */
export default function FromPhotographsPage() {
  const { t } = useI18n()
  const board = usePhotoGroups()
  const making = useMaking(board)
  const add = useRef(board.add)
  useEffect(() => {
    add.current = board.add
  })
  const onFiles = useCallback((files: File[]) => void add.current(files), [])
  const { groups, queued } = board
  const stuck = queued.filter(({ state }) => state !== 'waiting')
  const isPhone = useIsPhone()
  const isTouch = useIsTouch()
  const buttons = groups.length > 0 && <PhotoButtons onFiles={onFiles} />
  const isEmpty = !groups.length && !making.made.length
  return (
    <Page
      title={t('photoGroups.title')}
      beside={<span {...politely}>{groups.length > 0 && t('photoGroups.count', { count: groups.length })}</span>}
      back={{ to: paths.pieces, label: t('pieces.title') }}
      actions={!isPhone && buttons}
    >
      <PhotoDrop onFiles={onFiles}>
        <div className="mx-auto grid min-h-[60dvh] max-w-[1240px] grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 max-md:p-4">
          <QueueList photos={stuck} />
          <MadePieces pieces={making.made} onMore={groups.length ? null : making.restart} />
          {isEmpty && (
            <EmptyState
              title={t('photoGroups.empty')}
              text={t(isTouch ? 'photoGroups.emptyTextTouch' : 'photoGroups.emptyText', { max: staffPhotoLimits.batchMax })}
            >
              <PhotoButtons onFiles={onFiles} />
            </EmptyState>
          )}
          {groups.length > 0 && (
            <>
              {isPhone && <div className="flex flex-wrap gap-2 *:grow">{buttons}</div>}
              <p className="text-12 text-stone touch:hidden">{t('photoGroups.keys')}</p>
              <GroupsBoard board={board} isTried={making.isTried} />
            </>
          )}
        </div>
      </PhotoDrop>
      {groups.length > 0 && <MakeBar groups={groups} waiting={board.waiting} making={making} />}
    </Page>
  )
}
