import { expect, test, vi } from 'vitest'
import { uploadPhoto } from '#app/client/enquiries.ts'

test('FORM-06 a photograph that was removed before its upload began is not sent', async () => {
  const sent: unknown[] = []
  class Request extends EventTarget {
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    abort() {}
    send(body: unknown) {
      sent.push(body)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  try {
    const removed = AbortSignal.abort()
    const upload = uploadPhoto(new Blob(['a photograph']), { onProgress: () => {}, signal: removed })
    upload.catch(() => {})
    expect(sent).toEqual([])
    await expect(upload).rejects.toBe(removed.reason)
  } finally {
    vi.unstubAllGlobals()
  }
})
