import type { ComponentProps } from 'react'
import { Page } from '#backoffice/ui/page.tsx'
import { LoadingOrFailed } from '#backoffice/ui/states.tsx'

type Loading = Pick<ComponentProps<typeof Page>, 'title' | 'back' | 'bar'> & { error: unknown; refetch: () => Promise<unknown> }

/**
 * Returns the page of a record that is still loading. This is a function, not a component. React therefore keeps the same `Page` element
 * and its focus when the record arrives.
 */
export function loadingPage({ error, refetch, ...page }: Loading) {
  return (
    <Page {...page}>
      <LoadingOrFailed error={error} refetch={refetch} />
    </Page>
  )
}
