import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId } from 'react'
import { PhotoTile } from '#app/features/enquiry/photos/photo-tile.tsx'
import type { Photos } from '#app/features/enquiry/photos/use-photos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

/** Photographs of a form: chosen or dropped, seen, removed, put in order (FORM-06). Without script, a plain field for files. */
export function PhotoPicker({ photos, label, help }: { photos: Photos; label: string; help: string }) {
  const { t } = useI18n()
  const id = useId()
  const { row, max } = photos
  const sentCount = photos.tokens.length
  const take = (event: DragEvent) => {
    if (!event.dataTransfer.files.length) return
    event.preventDefault()
    photos.add([...event.dataTransfer.files])
  }
  return (
    // dropping is a shortcut: the field within does the same
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-describedby={`${id}-help`} onDragOver={(event) => event.preventDefault()} onDrop={take}>
      <legend className="mb-1.5 text-13 text-stone">
        {label} ({t('enquiry.optional')})
      </legend>
      <ol className={`grid gap-3 ${max > 1 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-1'}`}>
        {row.map((photo, at) => (
          <PhotoTile key={photo.id} photo={photo} at={at} photos={photos} />
        ))}
        {row.length < max && (
          <li className={row.length ? '' : 'col-span-full'}>
            <AddPhotos id={id} photos={photos} isTall={row.length > 0} />
          </li>
        )}
      </ol>
      <p id={`${id}-help`} className="mt-1.5 text-13 text-stone">
        {help}
      </p>
      <VisuallyHidden>
        <output>{row.length > 0 && t('enquiry.photos.sentCount', { sent: sentCount, all: row.length })}</output>
      </VisuallyHidden>
    </fieldset>
  )
}

function AddPhotos({ id, photos, isTall }: { id: string; photos: Photos; isTall: boolean }) {
  const { t } = useI18n()
  const { max, row } = photos
  return (
    <label
      className={`relative flex cursor-pointer items-center justify-center gap-3 rounded-2 border border-dashed border-ink/30 px-4 text-center text-13 transition-colors hover:border-brass hover:text-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass ${isTall ? 'h-full min-h-32 flex-col' : 'min-h-16'}`}
    >
      <ImagePlus aria-hidden="true" size={20} />
      <span>{t(max === 1 ? 'enquiry.photos.addOne' : 'enquiry.photos.add')}</span>
      {max > 1 && row.length > 0 && <span className="figures text-stone">{t('enquiry.photos.room', { left: max - row.length })}</span>}
      <input
        type="file"
        name="photos"
        accept="image/*"
        multiple={max > 1}
        aria-describedby={`${id}-help`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])])
          // the same file may be chosen again
          target.value = ''
        }}
      />
    </label>
  )
}
