import { CircleCheck, CircleDashed, Crop, Ellipsis, GalleryHorizontalEnd, ImageUp, MessageSquareText, Trash2 } from 'lucide-react'
import { SortableCard } from '#backoffice/features/photo-order/sortable-grid.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#backoffice/ui/menu.tsx'
import type { PiecePhoto } from '#contract/staff/photos.ts'

type PhotoTasks = {
  moveTo: (photo: PiecePhoto, position: number) => void
  toggleWide: (photo: PiecePhoto) => void
  remove: (photo: PiecePhoto) => void
  crop: (photo: PiecePhoto) => void
  describe: (photo: PiecePhoto) => void
}

type Props = { photo: PiecePhoto; position: number; count: number; isCover: boolean; mayEdit: boolean; tasks: PhotoTasks }

export function PhotoCard({ photo, position, count, isCover, mayEdit, tasks }: Props) {
  const { t, language } = useI18n()
  const badges = [isCover && t('photos.cover'), photo.is_wide && t('photos.wide')].filter(Boolean)
  const alt = (language === 'ru' ? photo.alt_ru : photo.alt_en) || t('photos.photo', { position })
  const picture = (
    <span className="grid aspect-4/5 place-items-center bg-ground">
      <img src={photo.thumbnail_url} alt={alt} loading="lazy" draggable={false} className="size-full object-contain" />
    </span>
  )
  return (
    <SortableCard id={photo.id} name={String(position)} picture={picture} isDisabled={!mayEdit}>
      <div className="flex min-h-9 items-center gap-1 border-t border-hairline pl-1 text-12 max-md:flex-wrap">
        {mayEdit ? (
          <select
            aria-label={t('photos.placeOf', { position })}
            value={position}
            onChange={({ target }) => tasks.moveTo(photo, Number(target.value))}
            className="figures h-8 rounded-2 bg-transparent px-1 text-13 finger:h-11 max-md:text-15"
          >
            {Array.from({ length: count }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
        ) : (
          <span className="figures px-2">{position}</span>
        )}
        <span className="min-w-0 flex-1 truncate text-stone max-md:hidden">{badges.join(' · ')}</span>
        <AltBadge photo={photo} />
        {mayEdit && <PhotoMenu photo={photo} position={position} isCover={isCover} tasks={tasks} />}
        {/* on phones, the badges do not fit beside the position */}
        <span className="w-full px-2 pb-2 text-stone empty:hidden md:hidden">{badges.join(' · ')}</span>
      </div>
    </SortableCard>
  )
}

function AltBadge({ photo }: { photo: PiecePhoto }) {
  const { t } = useI18n()
  const isDescribed = photo.is_alt_confirmed && photo.alt_ru !== '' && photo.alt_en !== ''
  const Icon = isDescribed ? CircleCheck : CircleDashed
  const text = t(isDescribed ? 'photos.altConfirmed' : 'photos.altMissing')
  return (
    <span title={text} className={`max-md:ml-auto ${isDescribed ? 'text-moss' : 'text-oxblood'}`}>
      <Icon aria-hidden="true" size={15} />
      <span className="sr-only">{text}</span>
    </span>
  )
}

function PhotoMenu({ photo, position, isCover, tasks }: Pick<Props, 'photo' | 'position' | 'isCover' | 'tasks'>) {
  const { t } = useI18n()
  return (
    <Menu
      trigger={
        <IconButton label={t('photos.actionsOf', { position })}>
          <Ellipsis aria-hidden="true" size={18} />
        </IconButton>
      }
    >
      {!isCover && !photo.is_wide && (
        <MenuItem onSelect={() => tasks.moveTo(photo, 1)}>
          <ImageUp aria-hidden="true" size={16} />
          {t('photos.makeCover')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => tasks.describe(photo)}>
        <MessageSquareText aria-hidden="true" size={16} />
        {t('photos.alt')}
      </MenuItem>
      <MenuItem isDisabled={!photo.can_crop} onSelect={() => tasks.crop(photo)}>
        <Crop aria-hidden="true" size={16} />
        {t('photos.crop')}
      </MenuItem>
      <MenuItem onSelect={() => tasks.toggleWide(photo)}>
        <GalleryHorizontalEnd aria-hidden="true" size={16} />
        {t(photo.is_wide ? 'photos.makeNotWide' : 'photos.makeWide')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDanger onSelect={() => tasks.remove(photo)}>
        <Trash2 aria-hidden="true" size={16} />
        {t('photos.remove')}
      </MenuItem>
    </Menu>
  )
}
