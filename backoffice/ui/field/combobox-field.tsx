import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Option } from '#backoffice/ui/field/choice-fields.tsx'
import { box, boxHeight, describedBy, edge, FieldFrame, type FrameProps, splitFrame } from '#backoffice/ui/field/field-frame.tsx'
import { unreadable } from '#backoffice/ui/field/unreadable.ts'
import { useTypedChoice } from '#backoffice/ui/field/use-typed-choice.ts'

type Props = FrameProps & {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  isClearable?: boolean
  disabled?: boolean
}

const iconButton =
  'relative flex size-7 items-center justify-center text-stone disabled:hidden hover:text-ink finger:size-10 finger:after:absolute finger:after:-inset-0.5'
const row =
  'grid min-h-8 cursor-pointer grid-cols-[16px_1fr] items-center gap-2 px-2.5 text-13 outline-none select-none data-highlighted:bg-ivory finger:min-h-11 max-md:text-15'

/**
 * Chooses one of many options, such as a brand, by typing. Enter or Tab takes the first match. Text that matches no option is kept and
 * marked as an error. An empty value means no choice.
 */
export function ComboboxField({ options, value, onChange, isClearable = true, ...props }: Props) {
  const id = useId()
  const { t } = useI18n()
  const { frame: own, input } = splitFrame(props)
  const { chosen, isUnknown, isLeft, root, field } = useTypedChoice({ options, value, onChange })
  const frame = { ...own, error: isUnknown && isLeft ? t('form.notListed') : own.error }
  return (
    <FieldFrame id={id} {...frame}>
      <Combobox.Root items={options} {...root} autoHighlight disabled={input.disabled}>
        <div className="relative">
          <Combobox.Input
            id={id}
            {...describedBy(id, frame)}
            {...field}
            {...(isUnknown ? unreadable : {})}
            placeholder={t('form.choose')}
            className={`${box} ${boxHeight} ${edge(frame.error)} pr-16 finger:pr-21 max-md:pr-21`}
          />
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            {isClearable && chosen && (
              <Combobox.Clear aria-label={t('form.clear')} className={iconButton}>
                <X aria-hidden="true" size={14} />
              </Combobox.Clear>
            )}
            <Combobox.Trigger aria-label={t('common.open')} className={iconButton}>
              <ChevronDown aria-hidden="true" size={16} />
            </Combobox.Trigger>
          </div>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-70">
            <Combobox.Popup className="max-h-[min(320px,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-2 bg-raised py-1 shadow-pop">
              <Combobox.Empty className="px-3 py-2 text-13 text-stone empty:hidden">{t('form.noMatches')}</Combobox.Empty>
              <Combobox.List>
                {(option: Option) => (
                  <Combobox.Item key={option.value} value={option} className={row}>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden="true" size={14} />
                    </Combobox.ItemIndicator>
                    <span className="col-start-2">{option.label}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  )
}
