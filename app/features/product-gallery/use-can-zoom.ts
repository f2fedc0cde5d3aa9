import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasMoreDetail, type Room } from '#app/features/product-gallery/zoom.ts'
import type { Photo } from '#contract/photo.ts'

/** Whether zooming shows more detail of the photo: its largest file has more pixels than `frame`, the box around the photo, can show. */
export function useCanZoom(frame: RefObject<Element | null>, photo: Photo | undefined): boolean {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current) return
      const { clientWidth: width, clientHeight: height } = frame.current
      setRoom({ width, height, density: devicePixelRatio })
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [frame])
  return room !== null && photo !== undefined && hasMoreDetail(photo, room)
}
