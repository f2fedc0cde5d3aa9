import { type DialogProps, DialogShell } from '#app/ui/dialog.tsx'

/** A full-width sheet from the top. Part of the page always stays visible below it; a press there closes it. Load this file lazily. */
export function Overlay(props: DialogProps) {
  return (
    <DialogShell
      {...props}
      isTitleShown={false}
      popupClass="fixed inset-x-0 top-0 z-50 max-h-[calc(100dvh-64px)] overflow-y-auto overscroll-contain bg-paper shadow-float transition-[opacity,transform] duration-240 data-ending-style:-translate-y-4 data-ending-style:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0"
    />
  )
}
