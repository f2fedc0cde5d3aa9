import { useEffect } from 'react'
import { paths } from '#app/client/paths.ts'
import { useSuggestions } from '#app/features/search/use-suggestions.ts'
import { formatPrice } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type Props = {
  listId: string
  text: string
  /** Debounced text. */
  query: string
  active: number
  onTargets: (targets: string[]) => void
  onChoose: (target: string) => void
}

const row = 'flex min-h-11 items-center gap-3 px-4 py-2 text-15 aria-selected:bg-linen aria-selected:text-brass hover:bg-linen'

/** The first row links to the whole search in the catalog, the other rows to pieces. */
export default function SuggestionList({ listId, text, query, active, onTargets, onChoose }: Props) {
  const { t } = useI18n()
  const found = useSuggestions(query)
  const pieces = found?.pieces ?? []
  const targets = [paths.search(text.trim()), ...pieces.map(({ kind, id }) => piecePath(kind, id))]
  const key = targets.join('\n')
  useEffect(() => onTargets(key.split('\n')), [key, onTargets])
  const optionProps = (at: number) => ({
    id: `${listId}-${at}`,
    role: 'option' as const,
    'aria-selected': at === active,
    className: row,
    onClick: () => onChoose(targets[at] ?? ''),
  })
  return (
    // keeps the focus in the field when a row is pressed
    <div
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
      className="absolute top-full right-0 left-0 z-20 mt-2 min-w-80 border border-hairline bg-paper py-2 shadow-float lg:left-auto lg:w-100"
    >
      {/* HTML has no element for the list of a combobox over a native field, so this uses ARIA roles. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <ul id={listId} role="listbox" aria-label={t('header.suggestions')}>
        <li {...optionProps(0)}>{t('header.searchInCatalog', { query: text.trim() })}</li>
        {pieces.map((piece, at) => (
          <li key={piece.id} {...optionProps(at + 1)}>
            <Suggestion piece={piece} />
          </li>
        ))}
      </ul>
      {found && !pieces.length && <p className="px-4 py-3 text-stone">{t('header.noResults')}</p>}
      <VisuallyHidden live>{found ? t('header.suggestionCount', { count: pieces.length }) : ''}</VisuallyHidden>
    </div>
  )
}

/** Shows kind, reference, year and price, so that pieces with the same name can be told apart (EDN-01). */
function Suggestion({ piece }: { piece: PieceOfAnyKind }) {
  const { language, t } = useI18n()
  const [first] = piece.photos
  const facts = [
    t(`header.kind.${piece.kind}`),
    piece.reference,
    piece.production_year && t('product.year', { year: piece.production_year }),
  ]
  return (
    <>
      <span className="relative h-14 w-11 shrink-0 bg-ivory">
        <Picture photo={first} fallback={piece.kind} sizes="44px" isDecorative />
      </span>
      <span className="min-w-0 grow">
        <span className="label block truncate text-stone">{piece.brand.name}</span>
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{piece.model_name}</span>
          <span className="figures shrink-0 text-13">{formatPrice(language, piece) ?? t('product.priceOnRequest')}</span>
        </span>
        <span className="block truncate text-12 text-stone">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}
