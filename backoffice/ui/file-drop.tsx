import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#backoffice/ui/button.tsx'

type Props = {
  title: string
  text: string
  dropNow: string
  choose: string
  accept: string
  isBusy?: boolean
  onFile: (file: File) => void
}

export function FileDrop({ title, text, dropNow, choose, accept, isBusy = false, onFile }: Props) {
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (isBusy) event.dataTransfer.dropEffect = 'none'
    else setOver(true)
  }
  return (
    <div
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={`grid justify-items-center gap-1 rounded-2 border border-dashed px-5 py-10 text-center transition-colors ${isOver ? 'border-brass bg-brass/5' : 'border-edge/70 bg-raised'}`}
    >
      <FileUp aria-hidden="true" size={22} className="mb-1 text-stone" />
      <p className="text-15 font-medium">{isOver ? dropNow : title}</p>
      <p className="max-w-110 text-13 text-stone">{text}</p>
      <Button variant="primary" className="mt-3" aria-disabled={isBusy} onClick={() => isBusy || field.current?.click()}>
        {choose}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          take(target.files)
          // without a reset, choosing the same file again fires no event
          target.value = ''
        }}
      />
    </div>
  )
}
