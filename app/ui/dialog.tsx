import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { iconTarget } from '#app/ui/icon-button.tsx'
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts'
import { useReturnedFocus } from '#app/ui/use-returned-focus.ts'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Returns the element to focus after closing. By default, the element that was focused before opening. */
  finalFocus?: (() => HTMLElement | null) | undefined
  /** Whether Back closes the dialog. A navigation from the dialog to another page then replaces the dialog's history entry. */
  closesOnBack?: boolean
}

const backdrop = 'fixed inset-0 z-40 bg-ink/40 transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0'

type ShellProps = DialogProps & {
  popupClass: string
  isTitleShown?: boolean
}

/** Base UI provides Escape, outside click, focus trap, scroll lock and focus restore. Load lazily. */
export function DialogShell({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  children,
  popupClass,
  isTitleShown = true,
  finalFocus,
  closesOnBack = false,
}: ShellProps) {
  const popup = useRef<HTMLDivElement>(null)
  const { returnFocus, focusAfter } = useReturnedFocus(isOpen, finalFocus, popup)
  useCloseOnBack({ isOpen: isOpen && closesOnBack, onClose: () => onOpenChange(false) })
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) returnFocus()
        onOpenChange(open)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup ref={popup} className={popupClass} finalFocus={focusAfter}>
          <div className={isTitleShown ? 'flex items-center justify-between gap-4 pb-4' : 'absolute top-4 right-4 z-10 md:right-8'}>
            <Base.Title className={isTitleShown ? 'display-small text-24' : 'sr-only'}>{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className={`${iconTarget} -mr-3 ${isTitleShown ? '' : 'rounded-full bg-paper/85'}`}>
              <X aria-hidden="true" size={22} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function Dialog(props: DialogProps) {
  return (
    <DialogShell
      {...props}
      popupClass="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-40px)] w-[min(560px,calc(100vw-40px))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto bg-paper p-6 shadow-float transition-opacity duration-220 data-ending-style:opacity-0 data-starting-style:opacity-0 md:p-10"
    />
  )
}
