import { lazy, Suspense } from 'react'
import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { whenNear } from '#app/ui/when-near.ts'

const elementId = 'order-form'

/** The server draws the form; in a browser it comes alive when a person comes near: most never scroll to it. */
const Form = import.meta.env.SSR
  ? ContactForm
  : lazy(async () => {
      await whenNear(elementId)
      const { ContactForm: InteractiveForm } = await import('#app/features/enquiry/contact-form.tsx')
      return { default: InteractiveForm }
    })

export function OrderForm() {
  return (
    <div id={elementId}>
      <Suspense fallback={<Skeleton className="h-160" />}>
        <Form variant="order" />
      </Suspense>
    </div>
  )
}
