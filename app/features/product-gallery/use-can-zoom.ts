import { type RefObject, useLayoutEffect, useState } from 'react'
import { hasMoreDetail, type Size } from '#app/features/product-gallery/zoom.ts'
import type { Photo } from '#contract/photo.ts'

/** Whether zooming shows more detail: the photo's largest file has more pixels than the photo takes up in `frame`, the box around it. */
export function useCanZoom(frame: RefObject<Element | null>, photo: Photo | undefined): boolean {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current) return
      const { clientWidth: width, clientHeight: height } = frame.current
      setSize({ width, height })
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [frame])
  return size !== null && photo !== undefined && hasMoreDetail(photo, size)
}
