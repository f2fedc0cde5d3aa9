import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

/** Above toasts, because on phones a toast would cover a menu opened from the bottom bar. */
const popup =
  'z-70 max-h-(--available-height) max-w-[min(--spacing(90),calc(100vw-24px))] min-w-48 overflow-y-auto rounded-2 bg-raised py-1 shadow-pop outline-none'
const row =
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 px-3 text-left text-13 outline-none select-none data-highlighted:bg-ivory data-disabled:opacity-45 finger:min-h-11 max-md:text-15'

type Props = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /** Keeps the menu closed. Disable the trigger with `aria-disabled`, so that the trigger can keep the focus. */
  isDisabled?: boolean
  /** The field that a menu item has opened. It gets the focus when the menu closes. Without such a field, the trigger gets the focus. */
  opened?: RefObject<HTMLElement | null>
}

export function Menu({ trigger, children, align = 'end', isDisabled, opened }: Props) {
  const { t } = useI18n()
  return (
    <Base.Root onOpenChange={(isOpen, event) => isOpen && isDisabled && event.cancel()}>
      <Base.Trigger render={trigger} />
      {/* the portal is at the end of the page, outside its landmarks, and therefore needs a label */}
      <Base.Portal render={<section aria-label={t('common.menu')} />}>
        <Base.Positioner sideOffset={4} align={align} className="z-70">
          <Base.Popup className={popup} onKeyDownCapture={pressHighlighted} {...(opened && { finalFocus: () => opened.current ?? true })}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Activates the highlighted item on Enter and Space. Base UI moves the focus one frame after the highlight; without this function, the keys
 * would activate the previous item during that frame.
 */
function pressHighlighted(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  const highlighted = event.currentTarget.querySelector<HTMLElement>('[data-highlighted]')
  if (!highlighted || highlighted.contains(document.activeElement)) return
  event.preventDefault()
  event.stopPropagation()
  highlighted.click()
}

export function MenuItem({
  children,
  onSelect,
  isDanger,
  isDisabled,
}: {
  children: ReactNode
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
}) {
  return (
    <Base.Item className={`${row} ${isDanger ? 'text-oxblood' : ''}`} disabled={isDisabled} onClick={onSelect}>
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-hairline" />
}

export function MenuTick({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}) {
  return (
    <Base.CheckboxItem checked={isChecked} onCheckedChange={(checked) => onChange(checked)} className={row}>
      <span aria-hidden="true" className="flex size-4 shrink-0 items-center justify-center">
        <Base.CheckboxItemIndicator>
          <Check size={14} className="text-brass" />
        </Base.CheckboxItemIndicator>
      </span>
      {children}
    </Base.CheckboxItem>
  )
}

type Option = { value: string; label: string }

export function MenuChoice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={(chosen: string) => onChange(chosen)}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={row}>
          <span aria-hidden="true" className="flex size-4 shrink-0 items-center justify-center">
            <Base.RadioItemIndicator className="size-1.5 rounded-full bg-brass" />
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
