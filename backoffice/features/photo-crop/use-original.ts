import { useEffect, useState } from 'react'

type Original = { state: 'loading' | 'failed'; image: null } | { state: 'ready'; image: HTMLImageElement }

export function useOriginal(url: string): Original {
  const [original, setOriginal] = useState<Original>({ state: 'loading', image: null })
  useEffect(() => {
    const image = new Image()
    let isCurrent = true
    image.src = url
    image.decode().then(
      () => isCurrent && setOriginal({ state: 'ready', image }),
      () => isCurrent && setOriginal({ state: 'failed', image: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [url])
  return original
}
