import { Fragment, type ReactNode } from 'react'

export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, at) => (
    // facts are never reordered, so the index can be the key
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ' '}
      <span>{fact}</span>
    </Fragment>
  ))
}
