import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BlockFields } from '#backoffice/sections/content/texts/block-fields.tsx'
import { makeAnchor } from '#backoffice/sections/content/texts/make-anchor.ts'
import { type Moves, RowTools, useMoves } from '#backoffice/sections/content/texts/row-tools.tsx'
import { partField, partsOf, type TextForm } from '#backoffice/sections/content/texts/use-text-form.ts'
import { WordsField } from '#backoffice/sections/content/texts/words-field.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { firstField } from '#backoffice/ui/focus-on-open.ts'
import { Menu, MenuItem } from '#backoffice/ui/menu.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { blockKinds, emptyWords, type TextBlock, type TextPart } from '#contract/rules/staff/text-document.ts'

export function PartPanels({ text }: { text: TextForm }) {
  const moves = useMoves(text.values.order, (order) => text.change('order', order))
  return (
    <>
      {partsOf(text.values).map((part, position) => (
        <PartPanel key={part.id} text={text} part={part} position={position} moves={moves} />
      ))}
      {moves.status}
    </>
  )
}

type Props = { text: TextForm; part: TextPart; position: number; moves: Moves }

function PartPanel({ text, part, position, moves }: Props) {
  const { t, language } = useI18n()
  const { values, change, errorOf } = text
  const path = `parts.${part.id}`
  const name = part.title[language] || t('texts.newPart')
  const set = (next: Partial<TextPart>) => change(partField(part.id), { ...part, ...next }, path)
  const setOrder = (order: string[]) => change('order', order)
  const anchors = partsOf(values).flatMap(({ id, blocks }) => [id, ...blocks.flatMap(foldAnchors)])
  return (
    <Panel
      title={t('texts.part', { name })}
      actions={
        <RowTools
          name={t('texts.part', { name })}
          position={position}
          moves={moves}
          onRemove={() => setOrder(values.order.filter((id) => id !== part.id))}
        />
      }
    >
      <div data-field={partField(part.id)} className="grid gap-5">
        <WordsField
          label={t('texts.fields.partTitle')}
          words={part.title}
          onChange={(title) => set({ title })}
          path={`${path}.title`}
          errorOf={errorOf}
          isLong={false}
        />
        <p className={`text-12 ${errorOf(path) ? 'text-oxblood' : 'text-stone'}`}>
          {errorOf(path) ?? t('texts.anchor', { anchor: `#${part.id}` })}
        </p>
        <BlockList
          blocks={part.blocks}
          path={path}
          errorOf={errorOf}
          onChange={(blocks) => set({ blocks })}
          nameAnchor={() => makeAnchor(part.id, anchors)}
        />
      </div>
    </Panel>
  )
}

const foldAnchors = (block: TextBlock): string[] => (block.kind === 'folds' ? block.items.map(({ id }) => id) : [])

type ListProps = {
  blocks: readonly TextBlock[]
  path: string
  errorOf: (path: string) => string | null
  onChange: (blocks: TextBlock[]) => void
  nameAnchor: () => string
}

function BlockList({ blocks, path, errorOf, onChange, nameAnchor }: ListProps) {
  const { t } = useI18n()
  const end = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLElement>(null)
  const moves = useMoves(blocks, onChange)
  const add = (kind: TextBlock['kind']) => {
    flushSync(() => onChange([...blocks, makeBlock(kind, nameAnchor)]))
    opened.current = firstField(end.current?.previousElementSibling)
  }
  return (
    <>
      {blocks.map((block, at) => {
        const label = t('texts.blockLabel', { kind: t(`texts.kinds.${block.kind}`), position: at + 1 })
        return (
          // blocks have no id to use as a key
          // oxlint-disable-next-line react/no-array-index-key
          <section key={`${at}-${block.kind}`} aria-label={label} className="grid gap-3 border-t border-hairline pt-4">
            <div className="flex items-center justify-between gap-3">
              <h3 className="caption">{t(`texts.kinds.${block.kind}`)}</h3>
              <RowTools
                name={label}
                position={at}
                moves={moves}
                onRemove={() => onChange(blocks.toSpliced(at, 1))}
                isRemovable={blocks.length > 1}
              />
            </div>
            <BlockFields
              block={block}
              path={`${path}.blocks.${at}`}
              errorOf={errorOf}
              onChange={(next) => onChange(blocks.toSpliced(at, 1, next))}
              nameAnchor={nameAnchor}
            />
          </section>
        )
      })}
      <div ref={end} className="border-t border-hairline pt-4">
        <Menu
          align="start"
          opened={opened}
          trigger={
            <Button onClick={() => (opened.current = null)}>
              <Plus aria-hidden="true" size={15} />
              {t('texts.addBlock')}
            </Button>
          }
        >
          {blockKinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => add(kind)}>
              {t(`texts.kinds.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {moves.status}
    </>
  )
}

function makeBlock(kind: TextBlock['kind'], nameAnchor: () => string): TextBlock {
  if (kind === 'paragraph') return { kind, text: emptyWords() }
  if (kind === 'list' || kind === 'steps') return { kind, items: [emptyWords()] }
  if (kind === 'terms') return { kind, items: [{ term: emptyWords(), meaning: emptyWords() }] }
  if (kind === 'cards') return { kind, items: [{ title: emptyWords(), text: emptyWords() }] }
  return { kind, items: [{ id: nameAnchor(), title: emptyWords(), text: [emptyWords()] }] }
}
