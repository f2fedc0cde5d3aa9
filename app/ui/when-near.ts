const margin = '1000px'

/** Resolves once the element is near the viewport or contains the focus. Resolves at once if the element does not exist. */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const onNear = (): void => {
      observer.disconnect()
      element.removeEventListener('focusin', onNear)
      resolve()
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(), {
      rootMargin: `${margin} 0px`,
    })
    observer.observe(element)
    element.addEventListener('focusin', onNear)
  })
}
