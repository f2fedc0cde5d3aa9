import { Dialog as Base } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useMay } from '#backoffice/client/use-staff.ts'
import type { Choice, ChoiceGroup } from '#backoffice/features/command-search/choice.ts'
import { endTypeAhead } from '#backoffice/features/command-search/type-ahead.ts'
import { openChoice, useChosen } from '#backoffice/features/command-search/use-chosen.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'

/** The ARIA combobox pattern requires a listbox below the field. */
const as = { listbox: { role: 'listbox' } } as const

type Props = {
  text: string
  onText: (text: string) => void
  groups: readonly ChoiceGroup[]
  notice: string | null
  isBusy: boolean
  onClose: () => void
}

export function CommandBox({ text, onText, groups, notice, isBusy, onClose }: Props) {
  const { t } = useI18n()
  const may = useMay()
  const id = useId()
  const { chosen, isShown, onKeyDown, point, clearPointed } = useChosen({ groups, text, isBusy, onClose })
  return (
    <Popup onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        <Search aria-hidden="true" size={17} className="shrink-0 text-stone" />
        <input
          type="text"
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t(may('order.read') ? 'search.placeholder' : 'search.placeholderBrief')}
          value={text}
          onChange={(event) => {
            clearPointed()
            onText(event.target.value)
          }}
          onFocus={() => {
            const caught = endTypeAhead()
            if (caught) onText(caught + text)
          }}
          onKeyDown={onKeyDown}
          className="h-13 w-full bg-transparent text-15 outline-none placeholder:text-stone max-md:text-17"
        />
        <KeyHint keys="Escape" />
        <Base.Close render={<IconButton label={t('common.close')} className="md:hidden" />}>
          <X aria-hidden="true" size={18} />
        </Base.Close>
      </div>
      <div
        id={`${id}-list`}
        {...as.listbox}
        aria-label={t('search.title')}
        aria-busy={isBusy}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2"
      >
        {groups.map(({ title, choices }) => (
          <fieldset key={title} aria-label={title} className="min-w-0">
            <p aria-hidden="true" className="caption px-4 pt-2 pb-1">
              {title}
            </p>
            {choices.map((choice) => (
              <ChoiceLine
                key={choice.key}
                id={`${id}-${choice.key}`}
                choice={choice}
                isChosen={choice === chosen}
                onPoint={() => point(choice)}
                onClose={onClose}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <output className={notice ? 'px-4 pb-4 text-13 text-stone' : 'sr-only'}>{notice ?? ''}</output>
    </Popup>
  )
}

function Popup({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useI18n()
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/35 dark:bg-black/60" />
        <Base.Popup className="fixed z-50 flex flex-col bg-raised shadow-float outline-none max-md:inset-0 md:top-[12vh] md:left-1/2 md:max-h-[70vh] md:w-[620px] md:-translate-x-1/2 md:animate-rise md:rounded-2">
          <Base.Title className="sr-only">{t('search.title')}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type LineProps = { id: string; choice: Choice; isChosen: boolean; onPoint: () => void; onClose: () => void }

function ChoiceLine({ id, choice, isChosen, onPoint, onClose }: LineProps) {
  const { icon: Icon, title, detail, keys } = choice
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    onMouseMove: onPoint,
    onClick: () => openChoice(choice, onClose),
  }
  return (
    <div
      ref={line}
      {...option}
      className="mx-2 flex min-h-9 items-center gap-3 rounded-2 px-2 text-13 aria-selected:bg-ivory finger:min-h-12 max-md:text-15"
    >
      <Icon aria-hidden="true" size={16} className="shrink-0 text-stone" />
      <span className="min-w-0 truncate">{title}</span>
      {detail && <span className="figures min-w-0 flex-1 truncate text-stone">{detail}</span>}
      {keys && (
        <span className="ml-auto">
          <KeyHint keys={keys} />
        </span>
      )}
    </div>
  )
}
