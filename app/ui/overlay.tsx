import { type DialogProps, DialogShell } from '#app/ui/dialog.tsx'

/** A full-width sheet at the top. The page below the sheet stays visible; a press on the page closes the sheet. Load lazily. */
export function Overlay(props: DialogProps) {
  return (
    <DialogShell
      {...props}
      isTitleShown={false}
      popupClass="fixed inset-x-0 top-0 z-50 max-h-[calc(100dvh-64px)] overflow-y-auto overscroll-contain bg-paper shadow-float transition-[opacity,transform] duration-240 data-ending-style:-translate-y-4 data-ending-style:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0"
    />
  )
}
