// Runs before the first paint: applies the language and theme last chosen on this device, to avoid a flash.
;(() => {
  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('staff-appearance') ?? '{}')
  } catch {
    // storage may be blocked
  }
  const isRussian = (stored.language ?? navigator.language).startsWith('ru')
  page.lang = isRussian ? 'ru' : 'en'
  page.dataset.choice = stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'auto'
  const show = () => {
    const { choice } = page.dataset
    const isDark = choice === 'dark' || (choice === 'auto' && dark.matches)
    page.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#161411' : '#FAF8F4')
  }
  show()
  dark.addEventListener('change', show)
  new MutationObserver(show).observe(page, { attributeFilter: ['data-choice'] })
})()
