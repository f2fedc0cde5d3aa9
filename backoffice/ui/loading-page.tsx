import type { ComponentProps } from 'react'
import { Page } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

type Loading = Pick<ComponentProps<typeof Page>, 'title' | 'back' | 'bar'> & { error: unknown; refetch: () => Promise<unknown> }

/**
 * The page of a record that is still loading. A function, not a component, so that React keeps the same `Page`, and the focus in it, when
 * the record arrives.
 */
export function loadingPage({ error, refetch, ...page }: Loading) {
  return (
    <Page {...page}>
      <LoadingOrFailed error={error} refetch={refetch} />
    </Page>
  )
}
