import { type CSSProperties, useId, useRef } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ComparedNames } from '#app/sections/compare/compared-names.tsx'
import { ComparedPieceHeader } from '#app/sections/compare/compared-piece-header.tsx'
import { type ComparedPiece, comparisonRows } from '#app/sections/compare/comparison-rows.ts'
import { SecondPiece } from '#app/sections/compare/second-piece.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'

type Props = { title: string; pieces: readonly ComparedPiece[]; onlyDifferences: boolean }

/** Pieces of one kind side by side. Names and properties stay visible while the table scrolls. */
export function CompareTable({ title, pieces, onlyDifferences }: Props) {
  const translator = useI18n()
  const { t } = translator
  const titleId = useId()
  const scroller = useRef<HTMLElement>(null)
  const only = pieces.length === 1 ? pieces[0] : undefined
  const rows = comparisonRows(pieces, translator, onlyDifferences)
  return (
    <section
      aria-labelledby={titleId}
      className="compare-kind min-w-0 break-inside-avoid print:not-first:mt-8"
      style={columnCount(pieces.length)}
    >
      <h2 id={titleId} className="display-small text-24">
        {title} <span className="figures text-17 text-stone">{pieces.length}</span>
      </h2>
      <ComparedNames pieces={pieces} scroller={scroller} />
      <div className={only ? 'mt-6 grid gap-6 wide:grid-cols-[auto_minmax(0,1fr)] wide:gap-10 print:block' : 'mt-6 print:mt-3'}>
        {/* a scrollable region must be focusable for keyboard users */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section ref={scroller} aria-label={`${title}. ${t('compare.scroll')}`} tabIndex={0} className="compare">
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
                <tr key={key} className={isText ? 'no-print' : undefined}>
                  <th scope="row">
                    <span>{t(key)}</span>
                  </th>
                  {values.map((value, at) => (
                    <td key={pieces[at]?.entryId} className={isText ? 'text-13' : 'figures'}>
                      {value === null ? <Unknown /> : <NoWrap text={value} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {only && <SecondPiece compared={only} />}
      </div>
      {rows.length === 0 && <p className="mt-6 text-stone">{t('compare.noDifferences')}</p>}
    </section>
  )
}

/** Sets the number of columns as a CSS variable, so that a few pieces share the full width. */
function columnCount(count: number): CSSProperties {
  return { '--pieces': count } as CSSProperties
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
