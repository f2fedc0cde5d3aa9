import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { GroupCard } from '#backoffice/sections/photo-groups/group-card.tsx'
import type { PhotoGroup } from '#backoffice/sections/photo-groups/group-photos.ts'
import { GroupTargetFields } from '#backoffice/sections/photo-groups/group-target.tsx'
import { PhotoTile, type TileActions } from '#backoffice/sections/photo-groups/photo-tile.tsx'
import { useGroupChanges, useGroupKeys } from '#backoffice/sections/photo-groups/use-group-changes.ts'
import type { PhotoGroups } from '#backoffice/sections/photo-groups/use-photo-groups.ts'

type Props = { board: PhotoGroups; isTried: boolean }

export function GroupsBoard({ board, isTried }: Props) {
  const { t } = useI18n()
  const { groups, photos, queued, uploads, setTarget } = board
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const changes = useGroupChanges(board)
  useGroupKeys(groups, changes)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over) return
    const [what, id] = partsOf(active.id)
    const [onto, key] = partsOf(over.id)
    if (what === 'photo') changes.move(id, onto === 'new' ? null : key)
    else if (onto === 'group') changes.join(id, key)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('photoGroups.keys') } }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {groups.map((group, at) => (
          <GroupCard
            key={group.key}
            groupKey={group.key}
            position={at + 1}
            count={group.photos.length}
            onJoin={at > 0 ? () => changes.join(group.key, groups[at - 1]?.key ?? '') : null}
            tiles={group.photos.map((id, index) => {
              const photo = photos[id]
              if (!photo) return null
              return (
                <PhotoTile
                  key={id}
                  photo={photo}
                  position={index + 1}
                  thumbnail={uploads.find((upload) => upload.id === id)?.thumbnail_url ?? null}
                  progress={progressOf(queued.find((each) => each.id === id))}
                  actions={actionsOf(id, group, at)}
                  onDrop={() => changes.drop(id, group)}
                />
              )
            })}
          >
            <GroupTargetFields target={group.target} isTried={isTried} onChange={(target) => setTarget(group.key, target)} />
          </GroupCard>
        ))}
        <NewGroup>{t('photoGroups.dropToNew')}</NewGroup>
      </div>
    </DndContext>
  )

  function actionsOf(id: string, group: PhotoGroup, at: number): TileActions {
    const [previous, next] = [groups[at - 1], groups[at + 1]]
    return [
      ...(group.photos[0] === id ? [] : [{ label: t('photoGroups.split'), run: () => changes.split(id) }]),
      ...(previous ? [{ label: t('photoGroups.toPrevious'), run: () => changes.move(id, previous.key) }] : []),
      ...(next ? [{ label: t('photoGroups.toNext'), run: () => changes.move(id, next.key) }] : []),
      ...(group.photos.length > 1 ? [{ label: t('photoGroups.toNew'), run: () => changes.move(id, null) }] : []),
    ]
  }
}

const nothing = () => undefined
/** Disables drag announcements: the piece count beside the title already announces the change. */
const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

function partsOf(id: string | number): [what: string, id: string] {
  const [what = '', rest = ''] = String(id).split(':')
  return [what, rest]
}

const progressOf = (queued: { progress: number | null } | undefined) => (queued ? (queued.progress ?? 0) : null)

function NewGroup({ children }: { children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: 'new:' })
  return (
    <div
      ref={setNodeRef}
      className={`rounded-2 border border-dashed p-4 text-center text-13 text-stone touch:hidden ${isOver ? 'border-brass bg-brass/10' : 'border-edge/60'}`}
    >
      {children}
    </div>
  )
}
