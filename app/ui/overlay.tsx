import { type DialogProps, DialogShell } from '#app/ui/dialog.tsx'

/**
 * A full-width sheet at the top. On phones, the sheet has the height of the screen. On wider screens, the page below it stays visible, and
 * a press on the page closes the sheet. The content scrolls below the close button. Load lazily.
 */
export function Overlay({ children, ...props }: DialogProps) {
  return (
    <DialogShell
      {...props}
      isTitleShown={false}
      popupClass="fixed inset-x-0 top-0 z-50 bg-paper max-md:h-dvh md:max-h-[calc(100dvh-64px)] shadow-float transition-[opacity,transform] duration-240 data-ending-style:-translate-y-4 data-ending-style:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0"
    >
      <div className="max-h-[inherit] overflow-y-auto overscroll-contain max-md:h-full">{children}</div>
    </DialogShell>
  )
}
