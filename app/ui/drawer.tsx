import { type DialogProps, DialogShell } from '#app/ui/dialog.tsx'

const widths = { narrow: 'max-w-[450px]', wide: 'max-w-[880px]' } as const

/** A dialog at the left or right edge of the screen. Load lazily. */
export function Drawer({
  side = 'right',
  width = 'narrow',
  ...rest
}: DialogProps & { side?: 'right' | 'left'; width?: keyof typeof widths }) {
  const edge =
    side === 'right'
      ? 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full'
      : 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full'
  return (
    <DialogShell
      {...rest}
      popupClass={`fixed inset-y-0 z-50 w-full overflow-y-auto overscroll-contain bg-paper p-5 shadow-float transition-transform duration-280 md:p-10 ${widths[width]} ${edge}`}
    />
  )
}
