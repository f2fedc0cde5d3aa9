import type { Route } from '@playwright/test'

const googlePerson = { id: 'g-anna', email: 'anna@example.com', name: 'Anna Petrova' }

/**
 * The frame that the SDK adds to the page. It passes on the messages of the pop-up. The SDK's protocol defines only the names
 * `webStorageSupport` and `authEvent`. The other messages are private to this frame and `gapi` below.
 */
export const framePage = `<!doctype html><title>frame</title><script>
  addEventListener('message', ({ data, source }) => {
    if (data.ask === 'webStorageSupport') source.postMessage({ answerTo: data.id, value: { status: 'ACK', webStorageSupport: true } }, '*')
    if (data.signedIn) parent.postMessage({ event: 'authEvent', value: { type: 'authEvent', authEvent: data.signedIn } }, '*')
  })
</script>`

/** The pop-up of Google, with a single button. The button sends a message to the frame of the opening page and closes the pop-up. */
export const popupPage = `<!doctype html><title>Google</title><button>Continue</button><script>
  document.querySelector('button').onclick = () => {
    const asked = new URLSearchParams(location.search)
    const answer = new URL('/answer', location.origin)
    answer.searchParams.set('person', ${JSON.stringify(JSON.stringify(googlePerson))})
    const signedIn = {
      type: asked.get('authType'), eventId: asked.get('eventId'), urlResponse: answer.href,
      sessionId: 'stand-in', postBody: '', tenantId: null, error: null,
    }
    for (let at = 0; at < opener.frames.length; at++) opener.frames[at].postMessage({ signedIn }, location.origin)
    setTimeout(close, 200)
  }
</script>`

/** A stand-in for Google's script that opens the frame. It has only the functions that the SDK uses. */
const gapi = `(() => {
  const handlers = new Map(), waiting = new Map()
  let frame, asked = 0
  addEventListener('message', ({ data, source }) => {
    if (!frame || source !== frame.contentWindow) return
    if (data.event) handlers.get(data.event)?.(data.value)
    if (data.answerTo) waiting.get(data.answerTo)?.([data.value])
  })
  const opened = {
    register: (name, handler) => void handlers.set(name, handler),
    send: (name, value, answer) => {
      waiting.set(++asked, answer)
      frame.contentWindow.postMessage({ ask: name, id: asked, value }, '*')
    },
    ping: (pong) => Promise.resolve(pong()),
    restyle: () => Promise.resolve(),
  }
  const open = ({ url, where }, ready) => new Promise((resolve) => {
    frame = document.createElement('iframe')
    frame.hidden = true
    frame.onload = () => resolve(ready(opened))
    frame.src = url
    where.append(frame)
  })
  globalThis.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
  }
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]?.()
})()`

/** Serves apis.google.com: `page.route("https://apis.google.com/**", gapiRoute)`. */
export const gapiRoute = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: gapi })
