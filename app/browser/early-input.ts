/** Event dispatched on `window` once React has hydrated the page. */
export const hydrated = 'hydrated'

type Press = { element: HTMLElement; value?: string; isTicked?: boolean; submitter?: HTMLElement | null }

/**
 * Runs in the head of the server's page. Records clicks, selections and typed text before hydration, and replays them after hydration.
 * Ignores links and forms with an action, because they work without a script. The page inlines the source of this function
 * (`entry.server.tsx`), so the function must not use anything declared outside it.
 */
export function replayEarlyInput(hydratedEvent: string): void {
  let presses: Press[] = []
  /**
   * Fields, buttons and forms of lazy components that are not hydrated yet when the rest of the page is. Undefined before hydration. Does
   * not include elements that scripts add later.
   */
  let sleeping: WeakSet<Element> | undefined

  const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const sleeps = (element: Element): boolean => !sleeping || (sleeping.has(element) && !isTakenOver(element))
  const keep = (press: Press): void => {
    // keeps only the last value of a field, but every press of a button
    if (press.value !== undefined || press.isTicked !== undefined) drop(press.element)
    presses.push(press)
    if (sleeping && presses.length === 1) replay()
  }
  const drop = (element: Element): void => {
    presses = presses.filter((press) => press.element !== element)
  }

  const onClick = (event: Event): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('button, input')
    if (!element || !sleeps(element)) return
    const { type } = element as HTMLInputElement
    const isBox = type === 'checkbox' || type === 'radio'
    if (!isBox && type !== 'button') return
    // hides the click from React: if the element were hydrated before the replay, React would handle the click twice
    event.stopImmediatePropagation()
    keep(isBox ? { element, isTicked: (element as HTMLInputElement).checked } : { element })
  }
  const onValue = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return
    if (target.type === 'checkbox' || target.type === 'radio') return
    if (sleeps(target)) keep({ element: target, value: target.value })
    else drop(target)
  }
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !sleeps(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep({ element: form, submitter: event.submitter })
  }

  /** Replays the recorded events one at a time, because an event may depend on the state changes that the previous event caused. */
  const replay = (): void => {
    presses = presses.filter(({ element }) => element.isConnected)
    const next = presses.find(({ element }) => !sleeps(element))
    if (next) {
      presses.splice(presses.indexOf(next), 1)
      repeat(next)
    }
    if (presses.length > 0) setTimeout(replay, next ? 0 : 50)
  }
  const repeat = ({ element, value, isTicked, submitter }: Press): void => {
    const field = element as HTMLInputElement
    if (value !== undefined) setValue(field, value)
    else if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else {
      // a click toggles the box, so its state before the visitor's click is restored first
      if (isTicked !== undefined) field.checked = !isTicked
      element.click()
    }
  }
  /**
   * Sets the value of a field so that React notices the change. React ignores an input event if the value equals the last value that it
   * tracked, and it tracks assignments to `field.value`. The function therefore assigns a different value first, and then the typed value
   * through the prototype's setter, which React does not track. A file input keeps its files, because scripts cannot assign its value.
   */
  const setValue = (field: HTMLInputElement, value: string): void => {
    const isTyped = field.type !== 'select-one' && field.type !== 'file'
    if (isTyped) {
      const { activeElement } = document
      const caret = field === activeElement && field.selectionStart !== null && ([field.selectionStart, field.selectionEnd] as const)
      field.value = value ? '' : '0'
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      if (caret) field.setSelectionRange(...caret)
    } else if (field.type !== 'file') field.value = value
    field.dispatchEvent(new Event(isTyped ? 'input' : 'change', { bubbles: true }))
  }

  addEventListener('click', onClick, true)
  addEventListener('input', onValue, true)
  addEventListener('change', onValue, true)
  addEventListener('submit', onSubmit, true)
  addEventListener(hydratedEvent, () => {
    const fields = document.querySelectorAll('button, input, select, textarea, form')
    sleeping = new WeakSet([...fields].filter((element) => !isTakenOver(element)))
    replay()
  })
}
