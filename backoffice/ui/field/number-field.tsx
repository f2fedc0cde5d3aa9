import type { Ref } from 'react'
import { useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { FrameProps } from '#backoffice/ui/field/field-frame.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { readMoney, readNumber } from '#backoffice/ui/field/typed-numbers.ts'
import { unreadable } from '#backoffice/ui/field/unreadable.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'

type Props = FrameProps & {
  value: string | null
  onChange: (value: string | null) => void
  name?: string
  readOnly?: boolean
  disabled?: boolean
  unit?: string
  /** Shows a text keyboard on phones, because the numeric keyboards of some phones have no minus. */
  isSigned?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A dollar amount in either notation: «12 500», "12,500.50". The value is a decimal string as in the API ("12500.00"), or null. */
export function MoneyField({ unit = 'USD', ...props }: Props) {
  const { t, language } = useI18n()
  const formatAmount = (value: string) => numberFormat(language, { maximumFractionDigits: 2 }).format(Number(value))
  return <TypedField {...props} aside={unit} read={readMoney} format={formatAmount} wrong={t('form.notMoney')} />
}

/** A number with a decimal point or comma. The value is null if the field is empty. */
export function NumberField({ unit, ...props }: Props) {
  const { t } = useI18n()
  return <TypedField {...props} aside={unit} read={readNumber} format={(value) => value} wrong={t('form.notNumber')} />
}

type Reading = { read: (text: string) => string | null | undefined; format: (value: string) => string; wrong: string }

/** Shows the raw input while editing, and the formatted value afterwards. Keeps input that cannot be parsed. */
function TypedField({ value, onChange, read, format, wrong, error, isSigned, ...props }: Props & Reading) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <TextField
      {...props}
      {...(isWrong ? unreadable : {})}
      inputMode={isSigned ? 'text' : 'decimal'}
      autoComplete="off"
      value={typed ?? (value === null ? '' : format(value))}
      error={isWrong ? wrong : error}
      onChange={(text) => {
        setTyped(text)
        const next = read(text)
        if (next !== undefined) onChange(next)
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null)
      }}
    />
  )
}
