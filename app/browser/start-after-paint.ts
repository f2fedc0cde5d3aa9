/** `type` of the deferred scripts, and `rel` of the links to them. */
export const waiting = 'later'

/** Longest time that a font or photograph may delay the scripts. */
export const longestWaitMs = 4000

/**
 * Runs at the end of the server's page. Delays the module script and its imports until the fonts and photographs of the first screen are
 * painted, because on a slow line the scripts would take bandwidth from them. A pointer press, click or key starts the scripts at once. The
 * page inlines the source of this function (`entry.server.tsx`), so the function must not use anything declared outside it.
 */
export function startAfterPaint(waitingType: string, longestMs: number): void {
  const afterPaint = (run: (value?: unknown) => void): void => {
    requestAnimationFrame(() => setTimeout(run))
  }
  const started = new Promise((start) => {
    // a hidden page is never painted, so its scripts start at once
    if (document.hidden) start(null)
    for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, start, { capture: true, once: true })
    // waits for the first layout, because only layout requests the fonts
    afterPaint(() => {
      setTimeout(start, longestMs)
      const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'), (picture) => picture.decode())
      void Promise.allSettled([document.fonts.ready, ...pictures]).then(() => afterPaint(start))
    })
  })
  void started.then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${waitingType}]`)) link.rel = 'modulepreload'
    // changing the type of a parsed script has no effect, so a copy of the script runs
    const script = document.createElement('script')
    script.type = 'module'
    script.text = document.querySelector<HTMLScriptElement>(`[type=${waitingType}]`)?.text ?? ''
    document.head.append(script)
  })
}
