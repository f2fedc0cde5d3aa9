import { useEffect, useId, useState } from 'react'
import { paths } from '#app/client/paths.ts'
import { useCombobox } from '#app/features/search/use-combobox.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'

type ListModule = typeof import('#app/features/search/suggestion-list.tsx')

type Props = { className?: string; isFocusedAtOnce?: boolean; onDone?: () => void }
type InputProps = { box: ReturnType<typeof useCombobox>; listId: string; isFocusedAtOnce: boolean }

/** A form that searches the catalog. With scripts, it also shows suggestions (HDR-05). */
export function SearchField({ className = '', isFocusedAtOnce = false, onDone = () => {} }: Props) {
  const listId = useId()
  const box = useCombobox(onDone)
  const list = useListModule(box.isOpen)
  return (
    <search className={className}>
      <form action={paths.catalog()} className="field-icon icon icon-search" onSubmit={box.submit}>
        <SearchInput box={box} listId={listId} isFocusedAtOnce={isFocusedAtOnce} />
        {box.isListed && list && (
          <list.default
            listId={listId}
            text={box.text}
            query={box.query}
            active={box.active}
            onTargets={box.setTargets}
            onChoose={box.go}
          />
        )}
      </form>
    </search>
  )
}

/**
 * Loads the suggestion list on demand. Does not use `lazy`, because React shows a fallback for at least 300 ms, which would delay the list
 * and its search.
 */
function useListModule(isWanted: boolean): ListModule | null {
  const [list, setList] = useState<ListModule | null>(null)
  useEffect(() => {
    // if the list fails to load, the form still works
    if (isWanted) import('#app/features/search/suggestion-list.tsx').then(setList, () => {})
  }, [isWanted])
  return list
}

function SearchInput({ box, listId, isFocusedAtOnce }: InputProps) {
  const { t } = useI18n()
  return (
    <input
      type="search"
      name="search"
      role="combobox"
      aria-label={t('header.search')}
      aria-autocomplete="list"
      aria-expanded={box.isListed}
      aria-controls={box.isListed ? listId : undefined}
      aria-activedescendant={box.isListed && box.active >= 0 ? `${listId}-${box.active}` : undefined}
      autoComplete="off"
      // The field has just been opened for typing.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFocusedAtOnce}
      enterKeyHint="search"
      maxLength={limits.searchMaxChars}
      placeholder={t('header.searchPlaceholder')}
      value={box.text}
      onChange={(event) => box.type(event.target.value)}
      onFocus={box.open}
      // highlights only the underline after a pointer press, but the whole frame on keyboard focus
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
      onBlur={({ currentTarget }) => {
        currentTarget.removeAttribute('data-pressed')
        box.close()
      }}
      onKeyDown={box.onKeyDown}
      className="h-11 w-full border-b border-ink/25 bg-transparent pl-7 text-17 text-ellipsis lg:text-13 transition-colors placeholder:text-stone hover:border-ink focus:border-brass focus:shadow-[0_1px_0_0_var(--color-brass)] data-pressed:outline-none forced-colors:focus:outline-2"
    />
  )
}
