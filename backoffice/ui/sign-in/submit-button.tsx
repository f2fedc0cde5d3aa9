import type { ReactNode } from 'react'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'

export function SubmitButton({
  form: { isBusy, failure },
  children,
}: {
  form: { isBusy: boolean; failure: string | null }
  children: ReactNode
}) {
  return (
    <>
      <FailureLine text={failure} />
      <Button type="submit" variant="primary" className="h-10" aria-disabled={isBusy}>
        {children}
      </Button>
    </>
  )
}
