import { Camera, ImagePlus } from 'lucide-react'
import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

type Props = { onFiles: (files: File[]) => void }

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic'

export function PhotoButtons({ onFiles }: Props) {
  const { t } = useI18n()
  return (
    <>
      <FileButton accept={accept} multiple onFiles={onFiles} keys={{ keys: 'f', label: t('photos.choose') }}>
        <ImagePlus aria-hidden="true" size={16} />
        {t('photos.choose')}
      </FileButton>
      <CameraButton onFiles={onFiles} />
    </>
  )
}

export function CameraButton({ onFiles }: Props) {
  const { t } = useI18n()
  return (
    <div className="hidden touch:contents">
      <FileButton accept="image/*" capture="environment" onFiles={onFiles}>
        <Camera aria-hidden="true" size={16} />
        {t('photos.camera')}
      </FileButton>
    </div>
  )
}

function FileButton({
  onFiles,
  children,
  keys,
  ...input
}: Props & Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture' | 'children'> & { keys?: { keys: string; label: string } }) {
  const field = useRef<HTMLInputElement>(null)
  useShortcuts(keys ? [{ ...keys, run: () => field.current?.click() }] : [])
  return (
    <>
      <Button onClick={() => field.current?.click()}>{children}</Button>
      <input
        ref={field}
        type="file"
        hidden
        {...input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // makes the input fire `change` even if the same file is chosen again
          target.value = ''
        }}
      />
    </>
  )
}

export function PhotoDrop({ onFiles, children }: Props & { children: ReactNode }) {
  const { t } = useI18n()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (!files.length) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      className="relative"
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (!event.dataTransfer.files.length) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-2 border-2 border-dashed border-brass bg-paper/85 text-15 font-medium">
          {t('photos.dropHere')}
        </div>
      )}
    </div>
  )
}
