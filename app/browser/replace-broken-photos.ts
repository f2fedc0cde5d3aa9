/**
 * Runs in the head of the server's page. If a photograph fails to load, shows a drawing of its kind of piece (`data-kind`) instead. Makes
 * other broken pictures transparent. The page inlines the source of this function (`entry.server.tsx`), so the function must not use
 * anything declared outside it.
 */
export function replaceBrokenPhotos(drawings: Record<string, string>): void {
  const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return
    const drawing = drawings[target.dataset.kind ?? ''] ?? nothing
    if (target.getAttribute('src') === drawing) return
    for (const source of target.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset')
    target.removeAttribute('srcset')
    target.src = drawing
  }
  // error events of elements do not bubble, so the listener uses the capture phase
  addEventListener('error', onError, true)
}
