import { useId } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ComparedPieceHeader } from '#app/sections/compare/compared-piece-header.tsx'
import { type ComparedPiece, comparisonRows } from '#app/sections/compare/comparison-rows.ts'

type Props = { title: string; pieces: readonly ComparedPiece[]; onlyDifferences: boolean }

/** Pieces of one kind side by side; the properties stay in sight while the rest scrolls sideways. Its styles are in `compare.css`. */
export function CompareTable({ title, pieces, onlyDifferences }: Props) {
  const translator = useI18n()
  const { t } = translator
  const titleId = useId()
  const rows = comparisonRows(pieces, translator, onlyDifferences)
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="display-small text-24">
        {title} <span className="figures text-17 text-stone">{pieces.length}</span>
      </h2>
      {/* a region that scrolls must be reachable by the keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={`${title}. ${t('compare.scroll')}`} tabIndex={0} className="compare mt-6">
        <table>
          <colgroup>
            <col className="compare-property" />
            {pieces.map(({ entryId }) => (
              <col key={entryId} className="compare-piece" />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('compare.property')}</span>
              </th>
              {pieces.map((piece) => (
                <th key={piece.entryId} scope="col">
                  <ComparedPieceHeader piece={piece} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, values, isText }) => (
              <tr key={key}>
                <th scope="row">{t(key)}</th>
                {values.map((value, at) => (
                  <td key={pieces[at]?.entryId} className={isText ? 'text-13' : 'figures'}>
                    {value ?? <Unknown />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p className="mt-6 text-stone">{t('compare.noDifferences')}</p>}
    </section>
  )
}

function Unknown() {
  const { t } = useI18n()
  return (
    <>
      <span aria-hidden="true" className="text-stone">
        —
      </span>
      <span className="sr-only">{t('compare.unknown')}</span>
    </>
  )
}
