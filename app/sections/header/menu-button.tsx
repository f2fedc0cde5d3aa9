import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const loadMenu = () => import('#app/sections/header/menu-overlay.tsx')
const MenuOverlay = lazy(loadMenu)

/** Opens the menu over the page. Without scripts, works as a link to the menu page. */
export function MenuButton() {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLoaded(true)
    setOpen(true)
  }
  return (
    <>
      <a
        href={paths.menu}
        onClick={open}
        onPointerEnter={() => void loadMenu()}
        aria-haspopup="dialog"
        className="icon icon-menu quiet-link -ml-3 inline-flex h-11 min-w-11 items-center justify-center gap-3 px-2.5 max-sm:min-w-10 max-sm:px-2 max-[359px]:min-w-9 max-[359px]:px-1.5 [--icon-size:22px] lg:px-3"
      >
        <span className="label sr-only lg:not-sr-only">{t('header.menu')}</span>
      </a>
      {isLoaded && (
        <Suspense>
          <MenuOverlay isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
