import { useRef, useState } from 'react'

const fadeMs = 220

/** Tracks the selected photo while the stage is scrolled by finger or wheel, and scrolls the stage when a photo is chosen. */
export function usePhotoSelection() {
  const stage = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState(0)
  const onScroll = () => {
    const { scrollLeft, clientWidth } = stage.current ?? { scrollLeft: 0, clientWidth: 0 }
    if (clientWidth) setSelected(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  const select = (at: number) => {
    setSelected(at)
    const list = stage.current
    if (!list || at === selected) return
    list.scrollTo({ left: at * list.clientWidth, behavior: 'instant' })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isCalm) list.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
  }
  return { stage, selected, select, onScroll }
}
