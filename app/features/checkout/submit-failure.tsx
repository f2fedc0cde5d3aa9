import { useBringIntoView } from '#app/ui/use-bring-into-view.ts'

/**
 * Error of the last submit. Scrolls into view unless an invalid field has the focus, because on a phone the error is far from the submit
 * button.
 */
export function SubmitFailure({ text, isBrought }: { text: string; isBrought: boolean }) {
  const broughtRef = useBringIntoView<HTMLParagraphElement>()
  return (
    <p
      ref={isBrought ? broughtRef : undefined}
      role="alert"
      tabIndex={-1}
      className="mt-4 border-l-2 border-oxblood pl-4 text-oxblood outline-none"
    >
      {text}
    </p>
  )
}
