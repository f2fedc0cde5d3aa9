import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { debounceMs } from '#app/ui/debounce.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SearchLine } from '#app/ui/search-line.tsx'
import { limits } from '#contract/limits.ts'

type Props = { applied: string; onSearch: (text: string) => void }

export function HistorySearch({ applied, onSearch }: Props) {
  const { t } = useI18n()
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== applied) {
    setKnown(applied)
    if (text.trim() !== applied) setText(applied)
  }
  const search = (wanted: string) => {
    clearTimeout(timer.current)
    if (wanted.trim() !== applied) onSearch(wanted.trim())
  }
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(value.trim()), debounceMs.field)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') search(text)
  }
  const clear = () => {
    setText('')
    search('')
    field.current?.focus()
  }
  return (
    <SearchLine
      ref={field}
      value={text}
      onChange={type}
      onKeyDown={press}
      onBlur={() => search(text)}
      aria-label={t('history.search.label')}
      placeholder={t('history.search.placeholder')}
      maxLength={limits.searchMaxChars}
      clear={
        text && (
          <IconButton
            label={t('history.search.clear')}
            onClick={clear}
            className="icon icon-close absolute top-0 -right-3 [--icon-size:18px]"
          />
        )
      }
    />
  )
}
