import { lazy, Suspense } from 'react'
import { ContactForm } from '#app/features/enquiry/contact-form.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { whenNear } from '#app/ui/when-near.ts'

const place = 'order-form'

/** The server draws the form; in a browser it comes alive when a person comes near: most never scroll to it. */
const Form = import.meta.env.SSR
  ? ContactForm
  : lazy(async () => {
      await whenNear(place)
      const { ContactForm: Alive } = await import('#app/features/enquiry/contact-form.tsx')
      return { default: Alive }
    })

export function OrderForm() {
  return (
    <div id={place}>
      <Suspense fallback={<Skeleton className="h-160" />}>
        <Form variant="order" />
      </Suspense>
    </div>
  )
}
