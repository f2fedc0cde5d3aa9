import { Fragment, type ReactNode } from 'react'

/** Facts with a point between; where a line ends between two, no point hangs there. Its styles are in `fact-line.css`. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts.map((fact, at) => (
    // facts keep their place; they have no other identity
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && ' '}
      <span>{fact}</span>
    </Fragment>
  ))
}
