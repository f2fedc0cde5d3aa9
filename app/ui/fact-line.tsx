import { Fragment, type ReactNode } from 'react'

/** Facts separated by dots, without a dot at the end of a line. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, at) => (
    // facts never move, so the index is their identity
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ' '}
      <span>{fact}</span>
    </Fragment>
  ))
}
