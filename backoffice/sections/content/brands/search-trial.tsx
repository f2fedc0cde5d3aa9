import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { type FoundPiece, type SearchTrial as Trial, trialQuery } from '#backoffice/client/brands.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'
import { limits } from '#contract/limits.ts'

type Typed = { [Name in 'brand' | 'collection']?: Trial[Name] }

export function SearchTrial(typed: Typed) {
  const { t } = useI18n()
  const { get } = useUrlState()
  // the report of failed searches links to this page with its search text in the parameter `words`
  const [text, setText] = useState(() => get('words'))
  const asked = useDeferredValue(text.trim())
  const { data, error } = useQuery({ ...trialQuery({ ...typed, q: asked }), placeholderData: keepPreviousData })
  const isAsked = text.trim() !== ''
  return (
    <div className="grid gap-3">
      <TextField
        label={t('brands.try')}
        help={t('brands.tryHelp')}
        type="search"
        value={text}
        onChange={setText}
        maxLength={limits.searchMaxChars}
        autoComplete="off"
        spellCheck={false}
      />
      <output className="block text-13 text-stone">
        {isAsked && data && (data.count ? t('brands.found', { count: data.count }) : t('brands.foundNone'))}
      </output>
      {isAsked && data && data.results.length > 0 && <FoundPieces pieces={data.results} />}
      {isAsked && data && data.alike.length > 0 && (
        <p className="text-12 text-brass">{t('brands.alike', { names: data.alike.join(', ') })}</p>
      )}
      <FailureLine text={isAsked && error ? t('common.actionFailed') : null} />
    </div>
  )
}

function FoundPieces({ pieces }: { pieces: readonly FoundPiece[] }) {
  const { t } = useI18n()
  const { money } = useFormat()
  return (
    <ol className="border-t border-hairline text-13">
      {pieces.map(({ id, brand, model_name: model, reference, price_usd: price, is_own: isOwn }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-1.5 hover:text-brass"
        >
          <Link to={paths.piece(id)} className="min-w-0 truncate after:absolute after:inset-0">
            <span className={isOwn ? 'font-medium' : 'text-stone'}>{brand}</span> {model}
          </Link>
          <span className="figures">{price === null ? t('brands.onRequest') : money(price)}</span>
          <span className="truncate text-12 text-stone">{reference}</span>
        </li>
      ))}
    </ol>
  )
}
