import { useDraggable } from '@dnd-kit/core'
import { Ellipsis } from 'lucide-react'
import { useStore } from '#app/browser/store.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { BatchPhoto } from '#backoffice/sections/photo-groups/group-photos.ts'
import { previewStore } from '#backoffice/sections/photo-groups/read-photos.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'

export type TileActions = { label: string; run: () => void }[]
type Props = {
  photo: BatchPhoto
  position: number
  thumbnail: string | null
  /** The upload progress from 0 to 1, or null after the upload. */
  progress: number | null
  actions: TileActions
  onDrop: () => void
}

export function PhotoTile({ photo, position, thumbnail, progress, actions, onDrop }: Props) {
  const { t } = useI18n()
  const { clock } = useFormat(useOfficeTimeZone().timeZone)
  const preview = useStore(previewStore).get(photo.id)
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({ id: `photo:${photo.id}` })
  const name = t('photoGroups.photo', { position, time: clock(new Date(photo.takenAt).toISOString()) })
  const picture = thumbnail ?? preview
  return (
    <li
      ref={setNodeRef}
      data-photo={photo.id}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : {}}
      className={`relative w-24 shrink-0 rounded-2 border border-hairline bg-raised ${isDragging ? 'z-30 opacity-90 shadow-pop' : ''}`}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        // until the picture loads, the file name is visible, and the accessible name must include the visible text
        aria-label={picture ? name : `${name}, ${photo.name}`}
        aria-roledescription={undefined}
        title={photo.name}
        className="block w-full cursor-grab touch-manipulation select-none active:cursor-grabbing"
      >
        <span className="grid aspect-4/5 place-items-center overflow-hidden bg-ground">
          {picture ? (
            <img src={picture} alt="" draggable={false} className="size-full object-contain" />
          ) : (
            <span className="px-1 text-11 break-all text-[#6b645a]">{photo.name}</span>
          )}
        </span>
      </button>
      {progress !== null && (
        <progress
          aria-label={t('photos.progressOf', { name: photo.name })}
          max={1}
          value={progress}
          className="absolute inset-x-0 top-0 block h-1 w-full appearance-none overflow-hidden bg-hairline [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brass"
        />
      )}
      <div className="flex items-center justify-between border-t border-hairline pl-1.5">
        <span aria-hidden="true" className="figures text-12 text-stone">
          {clock(new Date(photo.takenAt).toISOString())}
        </span>
        <Menu
          trigger={
            <IconButton label={t('photoGroups.actionsOf', { position })}>
              <Ellipsis aria-hidden="true" size={16} />
            </IconButton>
          }
        >
          {actions.map(({ label, run }) => (
            <MenuItem key={label} onSelect={run}>
              {label}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem isDanger onSelect={onDrop}>
            {t('photoGroups.drop')}
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
