import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createLabelReader } from '#backoffice/features/label-scanner/read-codes.ts'
import { createRepeatFilter } from '#backoffice/features/label-scanner/repeat-filter.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BottomSheet } from '#backoffice/ui/dialog.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

const pauseMs = 150

type Props = {
  onFound: (pieceId: number) => void
  onClose: () => void
  children?: ReactNode
}

export function LabelScanner({ onFound, onClose, children }: Props) {
  const { t } = useI18n()
  const [hasFailed, setFailed] = useState(false)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    if (!video) return
    const end = new AbortController()
    void scan(video, end.signal, (id) => found.current(id)).catch(() => {
      if (!end.signal.aborted) setFailed(true)
    })
    return () => end.abort()
  }, [video])
  return (
    <BottomSheet isOpen onOpenChange={onClose} title={t('stockTakes.scanTitle')}>
      <div className="grid gap-3">
        {hasFailed ? (
          <FailureLine text={t('stockTakes.cameraFailed')} />
        ) : (
          <video ref={setVideo} muted playsInline className="aspect-square w-full rounded-2 bg-black object-cover" />
        )}
        {!hasFailed && <p className="text-13 text-stone">{t('stockTakes.scanText')}</p>}
        {children}
      </div>
    </BottomSheet>
  )
}

async function scan(video: HTMLVideoElement, signal: AbortSignal, onFound: (id: number) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const read = createLabelReader()
  const isNew = createRepeatFilter()
  while (!signal.aborted) {
    const id = await read(video)
    if (id !== null && !signal.aborted && isNew(id, Date.now())) {
      navigator.vibrate?.(40)
      onFound(id)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
