import { useEffect, useRef, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listMoreRelated, type Related } from '#app/client/related.ts'

export const carouselStepPx = 456

export function useMoreRelated(first: Related, currentId: number) {
  const [related, setRelated] = useState(first)
  const end = useRef<HTMLDivElement>(null)
  const { next } = related
  useEffect(() => {
    if (!next || !end.current) return
    let isLeft = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void listMoreRelated(callApi, next, currentId).then((more) => {
          if (!isLeft) setRelated((known) => ({ pieces: [...known.pieces, ...more.pieces], next: more.next }))
        })
      },
      { rootMargin: `0px ${carouselStepPx}px` },
    )
    observer.observe(end.current)
    return () => {
      isLeft = true
      observer.disconnect()
    }
  }, [next, currentId])
  return { pieces: related.pieces, end }
}
