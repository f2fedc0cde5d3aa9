import type { ReactNode } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ChangeLines } from '#backoffice/sections/pieces/change-lines.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type PreviewedPiece = StaffResponseOf<'POST /api/staff/pieces/bulk/preview/'>['results'][number]

export function sortPreview(pieces: readonly PreviewedPiece[]) {
  return {
    refused: pieces.filter(({ problem }) => problem !== null),
    changed: pieces.filter(({ problem, changes }) => problem === null && changes.length > 0),
    same: pieces.filter(({ problem, changes }) => problem === null && changes.length === 0),
  }
}

export function BulkPreview({ pieces }: { pieces: readonly PreviewedPiece[] }) {
  const { t } = useI18n()
  const { refused, changed, same } = sortPreview(pieces)
  const isOneColumn = new Set(changed.flatMap(({ changes }) => changes.map(({ column }) => column))).size === 1
  return (
    <div className="grid gap-5">
      {refused.length > 0 && (
        <Group title={t('bulk.groups.refused')} count={refused.length} tone="text-oxblood">
          {refused.map(({ id, label, traits, problem }) => (
            <Row key={id} label={label} traits={traits}>
              <span className="text-oxblood">{problem}</span>
            </Row>
          ))}
        </Group>
      )}
      {changed.length > 0 && (
        <Group title={t('bulk.groups.changed')} count={changed.length} beside={<PriceTotal pieces={changed} />}>
          {changed.map(({ id, label, traits, changes }) => (
            <Row key={id} label={label} traits={traits}>
              <ChangeLines changes={changes} isNamed={!isOneColumn} />
            </Row>
          ))}
        </Group>
      )}
      {same.length > 0 && (
        <Group title={t('bulk.groups.same')} count={same.length}>
          {same.map(({ id, label, traits }) => (
            <Row key={id} label={label} traits={traits} />
          ))}
        </Group>
      )}
      {changed.length === 0 && <p className="text-stone">{t('bulk.nothing')}</p>}
    </div>
  )
}

type GroupProps = { title: string; count: number; tone?: string; beside?: ReactNode; children: ReactNode }

function Group({ title, count, tone = '', beside, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className={`text-13 font-medium ${tone}`}>
          {title} <span className="figures font-normal text-stone">{count}</span>
        </h3>
        {beside}
      </div>
      <ul className="border-t border-hairline">{children}</ul>
    </section>
  )
}

type RowProps = Pick<PreviewedPiece, 'label' | 'traits'> & { children?: ReactNode }

function Row({ label, traits, children }: RowProps) {
  return (
    <li className="grid gap-x-6 border-b border-hairline py-1.5 text-13 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <span className="min-w-0 break-words">
        {label} <PieceTraits of={traits} className="block" />
      </span>
      {children && <div className="min-w-0 md:text-right">{children}</div>}
    </li>
  )
}

function PriceTotal({ pieces }: { pieces: readonly PreviewedPiece[] }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const prices = pieces.flatMap(({ changes }) => changes.filter(({ column }) => column === 'price'))
  const sum = (side: 'from' | 'to') => prices.reduce((total, change) => total + Number(change[side].slice(1)), 0)
  const [from, to] = [sum('from'), sum('to')]
  if (prices.length < 2 || Number.isNaN(from + to)) return null
  return <p className="figures text-12 text-stone">{t('bulk.total', { from: money(Math.round(from)), to: money(Math.round(to)) })}</p>
}
