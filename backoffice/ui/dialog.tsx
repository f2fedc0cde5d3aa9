import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { firstField, isAtDesk } from '#backoffice/ui/focus-on-open.ts'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  actions?: ReactNode
  isDismissible?: boolean
}

const backdrop =
  'fixed inset-0 z-40 bg-black/35 transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0 dark:bg-black/60'
const floating = 'fixed z-50 flex flex-col bg-paper shadow-float outline-none transition-[opacity,translate] duration-180'
const fading = 'data-ending-style:opacity-0 data-starting-style:opacity-0'
const rising = 'data-ending-style:translate-y-full data-starting-style:translate-y-full'
const ofPhone =
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:border-t max-md:border-hairline max-md:pb-[env(safe-area-inset-bottom)] max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full'

/** A centered dialog on desktops, a bottom sheet on phones. Base UI handles Escape, the focus trap and focus restoration. */
export function Dialog({ width = 'md:w-[520px]', ...props }: DialogProps & { width?: string }) {
  return (
    <Popup
      {...props}
      popupClass={`${floating} ${fading} ${ofPhone} ${width} md:top-[12vh] md:left-1/2 md:max-h-[76vh] md:max-w-[calc(100vw-40px)] md:-translate-x-1/2`}
    />
  )
}

/** A side panel on desktops, a bottom sheet on phones. Use it for a record beside its list, for filters or for actions. */
export function Sheet(props: DialogProps) {
  const ofDesk =
    'md:inset-y-0 md:right-0 md:w-[480px] md:border-l md:border-hairline md:data-ending-style:translate-x-full md:data-starting-style:translate-x-full'
  return <Popup {...props} popupClass={`${floating} ${ofPhone} ${ofDesk}`} />
}

export function BottomSheet(props: DialogProps) {
  return (
    <Popup
      {...props}
      popupClass={`${floating} ${rising} inset-x-0 bottom-0 mx-auto max-h-[92dvh] max-w-[560px] border-t border-hairline pb-[env(safe-area-inset-bottom)]`}
    />
  )
}

function Popup({ isOpen, onOpenChange, title, children, actions, isDismissible = true, popupClass }: DialogProps & { popupClass: string }) {
  const { t } = useI18n()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={!isDismissible}
      onOpenChange={(open, { reason }) => {
        if (open || isDismissible || reason === 'close-press') onOpenChange(open)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup ref={popup} className={popupClass} initialFocus={() => firstFocus(popup.current)}>
          <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5 max-md:pl-4">
            <Base.Title className="text-15 font-medium">{title}</Base.Title>
            {isDismissible ? (
              <Base.Close render={<IconButton label={t('common.close')} />}>
                <X aria-hidden="true" size={18} />
              </Base.Close>
            ) : (
              <span className="h-8 finger:h-11" />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 max-md:p-4">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-5 py-3 max-md:px-4 max-md:*:grow">{actions}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Returns the element to focus in an opened dialog: the first field, else the cancel button, else the dialog itself. On touch screens,
 * fields are skipped, because the keyboard would cover the dialog.
 */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  return (isAtDesk() ? firstField(popup) : null) ?? popup?.querySelector<HTMLElement>('[data-safe]') ?? popup
}

/** Closes a dialog without changing anything. `label` replaces "cancel" in a dialog whose own action is a cancellation. */
export function CancelButton({ label, onClick }: { label?: string | undefined; onClick: () => void }) {
  const { t } = useI18n()
  return (
    <Button data-safe onClick={onClick}>
      {label ?? t('common.cancel')}
    </Button>
  )
}
