import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { RowTools, useMoves } from '#backoffice/sections/content/texts/row-tools.tsx'
import { WordsField } from '#backoffice/sections/content/texts/words-field.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { openField } from '#backoffice/ui/focus-on-open.ts'
import { emptyWords, type TextBlock, type Words } from '#contract/rules/staff/text-document.ts'

type Fields = { path: string; errorOf: (path: string) => string | null }
type Props<Block> = Fields & { block: Block; onChange: (block: TextBlock) => void; nameAnchor: () => string }
type OfKind<Kind extends TextBlock['kind']> = Extract<TextBlock, { kind: Kind }>

export function BlockFields({ block, ...props }: Props<TextBlock>) {
  const { t } = useI18n()
  if (block.kind === 'paragraph')
    return (
      <WordsField
        label={t('texts.kinds.paragraph')}
        words={block.text}
        onChange={(text) => props.onChange({ kind: 'paragraph', text })}
        path={`${props.path}.text`}
        errorOf={props.errorOf}
      />
    )
  if (block.kind === 'list' || block.kind === 'steps') return <Lines block={block} {...props} />
  if (block.kind === 'terms') return <Terms block={block} {...props} />
  if (block.kind === 'cards') return <Cards block={block} {...props} />
  return <Folds block={block} {...props} />
}

function Lines({ block, onChange, path, errorOf }: Props<OfKind<'list' | 'steps'>>) {
  const { t } = useI18n()
  const { kind } = block
  return (
    <Items items={block.items} onChange={(items) => onChange({ kind, items })} makeItem={emptyWords}>
      {(words, at, set) => (
        <WordsField
          label={t('texts.item', { position: at + 1 })}
          words={words}
          onChange={set}
          path={`${path}.items.${at}`}
          errorOf={errorOf}
        />
      )}
    </Items>
  )
}

function TwoWords({ path, errorOf, first, second }: Fields & { first: Named; second: Named }) {
  return [first, second].map(({ name, ...field }) => (
    <WordsField key={name} {...field} path={`${path}.${name}`} errorOf={errorOf} isLong={field.isLong} />
  ))
}
type Named = { name: string; label: string; words: Words; onChange: (words: Words) => void; isLong: boolean }

function Terms({ block, onChange, path, errorOf }: Props<OfKind<'terms'>>) {
  const { t } = useI18n()
  const makeItem = () => ({ term: emptyWords(), meaning: emptyWords() })
  return (
    <Items items={block.items} onChange={(items) => onChange({ kind: 'terms', items })} makeItem={makeItem}>
      {(item, at, set) => (
        <TwoWords
          path={`${path}.items.${at}`}
          errorOf={errorOf}
          first={{
            name: 'term',
            label: t('texts.itemParts.term', { position: at + 1 }),
            words: item.term,
            onChange: (term) => set({ ...item, term }),
            isLong: false,
          }}
          second={{
            name: 'meaning',
            label: t('texts.itemParts.meaning', { position: at + 1 }),
            words: item.meaning,
            onChange: (meaning) => set({ ...item, meaning }),
            isLong: true,
          }}
        />
      )}
    </Items>
  )
}

function Cards({ block, onChange, path, errorOf }: Props<OfKind<'cards'>>) {
  const { t } = useI18n()
  const makeItem = () => ({ title: emptyWords(), text: emptyWords() })
  return (
    <Items items={block.items} onChange={(items) => onChange({ kind: 'cards', items })} makeItem={makeItem}>
      {(item, at, set) => (
        <TwoWords
          path={`${path}.items.${at}`}
          errorOf={errorOf}
          first={{
            name: 'title',
            label: t('texts.itemParts.title', { position: at + 1 }),
            words: item.title,
            onChange: (title) => set({ ...item, title }),
            isLong: false,
          }}
          second={{
            name: 'text',
            label: t('texts.itemParts.text', { position: at + 1 }),
            words: item.text,
            onChange: (text) => set({ ...item, text }),
            isLong: true,
          }}
        />
      )}
    </Items>
  )
}

function Folds({ block, onChange, path, errorOf, nameAnchor }: Props<OfKind<'folds'>>) {
  const { t } = useI18n()
  const makeItem = () => ({ id: nameAnchor(), title: emptyWords(), text: [emptyWords()] })
  return (
    <Items items={block.items} onChange={(items) => onChange({ kind: 'folds', items })} makeItem={makeItem}>
      {(item, at, set) => (
        <>
          <WordsField
            label={t('texts.itemParts.title', { position: at + 1 })}
            words={item.title}
            onChange={(title) => set({ ...item, title })}
            path={`${path}.items.${at}.title`}
            errorOf={errorOf}
            isLong={false}
          />
          <Items items={item.text} onChange={(text) => set({ ...item, text })} makeItem={emptyWords} addLabel={t('texts.addParagraph')}>
            {(words, row, setRow) => (
              <WordsField
                label={t('texts.itemParts.paragraph', { position: at + 1, row: row + 1 })}
                words={words}
                onChange={setRow}
                path={`${path}.items.${at}.text.${row}`}
                errorOf={errorOf}
              />
            )}
          </Items>
        </>
      )}
    </Items>
  )
}

type ItemsProps<T> = {
  items: readonly T[]
  onChange: (items: T[]) => void
  makeItem: () => T
  addLabel?: string
  children: (item: T, at: number, set: (item: T) => void) => ReactNode
}

/** The items of a block. A single item cannot be removed. */
function Items<T>({ items, onChange, makeItem, addLabel, children }: ItemsProps<T>) {
  const { t } = useI18n()
  const list = useRef<HTMLOListElement>(null)
  const moves = useMoves(items, onChange)
  const add = () =>
    openField(
      () => onChange([...items, makeItem()]),
      () => list.current?.lastElementChild,
    )
  return (
    <div className="grid gap-3">
      <ol ref={list} className="grid gap-3">
        {items.map((item, at) => (
          // items have no id to use as a key
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid gap-2 border-l border-hairline pl-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-3">
            <div className="grid min-w-0 gap-3">{children(item, at, (next) => onChange(items.toSpliced(at, 1, next)))}</div>
            <span className="flex justify-end md:pt-5">
              <RowTools
                name={t('texts.item', { position: at + 1 })}
                position={at}
                moves={moves}
                onRemove={() => onChange(items.toSpliced(at, 1))}
                isRemovable={items.length > 1}
              />
            </span>
          </li>
        ))}
      </ol>
      {moves.status}
      <Button variant="quiet" className="justify-self-start" onClick={add}>
        <Plus aria-hidden="true" size={15} />
        {addLabel ?? t('texts.addItem')}
      </Button>
    </div>
  )
}
