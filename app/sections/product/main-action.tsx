import { Check } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import type { ProductActions } from '#app/sections/product/use-product-actions.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type Props = { product: Product; actions: ProductActions; isShort?: boolean; className?: string }

/**
 * The one thing to do with this piece: buy it, ask its price, or, when it is not for sale, look at similar ones (PDP-05, PDP-07).
 * Stands in an `ActionsForm`, which leads on where there is no script.
 */
export function MainAction({ product, actions, isShort = false, className = '' }: Props) {
  const { t } = useI18n()
  if (product.piece.status !== 'available') {
    return (
      <ButtonLink to={actions.similarPath} className={className}>
        {t('product.similar')}
      </ButtonLink>
    )
  }
  if (productPrice(product).cents === null) {
    return (
      <Button
        type="submit"
        formAction={paths.contacts}
        onClick={instead(() => actions.ask('price'))}
        onPointerEnter={actions.prepareToAsk}
        aria-haspopup="dialog"
        className={className}
      >
        {t('product.requestPrice')}
      </Button>
    )
  }
  return <AddToCart actions={actions} isShort={isShort} className={className} />
}

/** Puts the piece into the cart, and leads there once it is in; the focus stays with whichever of the two is there. */
function AddToCart({ actions, isShort, className }: { actions: ProductActions; isShort: boolean; className: string }) {
  const { t } = useI18n()
  const place = useRef<HTMLSpanElement>(null)
  const isPressed = useRef(false)
  const { isInCart } = actions
  useEffect(() => {
    if (isPressed.current) place.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isInCart])
  const add = (event: MouseEvent) => {
    event.preventDefault()
    isPressed.current = true
    actions.addToCart()
  }
  return (
    <span ref={place} className="contents">
      {isInCart ? (
        <ButtonLink to={paths.cart} look="secondary" onClick={unlessPressedTwice} className={className}>
          <Check aria-hidden="true" size={18} />
          {t(isShort ? 'product.inCartShort' : 'product.inCart')}
        </ButtonLink>
      ) : (
        <Button type="submit" onClick={add} onPointerEnter={actions.prepareToAdd} onFocus={actions.prepareToAdd} className={className}>
          {t(isShort ? 'product.addToCartShort' : 'product.addToCart')}
        </Button>
      )}
    </span>
  )
}

/** The second press of a double click was meant for the button that stood here before. */
function unlessPressedTwice(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** The press does this instead of sending the form. */
export function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}
