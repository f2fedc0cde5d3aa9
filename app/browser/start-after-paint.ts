/** The type of the scripts, and the relation of the links to them, that wait. */
export const waiting = 'later'

/** A font or photograph that does not load delays the scripts no longer than this. */
export const longestWaitMs = 4000

/**
 * Runs at the end of the server's page: its module script, and what that imports, wait until the letters and photographs of the
 * first screen are there and painted: on a slow line they would share it. Who presses or types before starts it at once.
 * The page gets the source of this function (`entry.server.tsx`): it can use nothing from outside itself.
 */
export function startAfterPaint(waitingType: string, longestMs: number): void {
  const afterPaint = (run: (value?: unknown) => void): void => {
    requestAnimationFrame(() => setTimeout(run))
  }
  const started = new Promise((start) => {
    // a page that nobody sees is not painted
    if (document.hidden) start(null)
    for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, start, { capture: true, once: true })
    // fonts are asked for by the first layout
    afterPaint(() => {
      setTimeout(start, longestMs)
      const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'), (picture) => picture.decode())
      void Promise.allSettled([document.fonts.ready, ...pictures]).then(() => afterPaint(start))
    })
  })
  void started.then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${waitingType}]`)) link.rel = 'modulepreload'
    // what a script is, is decided once: it runs as a copy
    const script = document.createElement('script')
    script.type = 'module'
    script.text = document.querySelector<HTMLScriptElement>(`[type=${waitingType}]`)?.text ?? ''
    document.head.append(script)
  })
}
