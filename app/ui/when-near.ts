/** How far below the window a part of the page comes alive. */
const margin = '1000px'

/** Resolves once the element comes near the window or the focus comes into it; at once where there is no such element yet. */
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
