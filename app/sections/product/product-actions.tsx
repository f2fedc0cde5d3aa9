import Check from 'lucide-react/icons/check'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { AvailabilityText } from '#app/sections/product/availability.tsx'
import { type Product, productPrice } from '#app/sections/product/product.ts'
import type { ProductActionHandlers } from '#app/sections/product/use-product-actions.tsx'
import { usePieceBell } from '#app/sections/use-piece-bell.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type Props = {
  product: Product
  actions: ProductActionHandlers
  bell: AvailabilityText['bell']
  photoOffer: string | null
  ref: Ref<HTMLDivElement>
}

export function ProductActions({ product, actions, bell, photoOffer, ref }: Props) {
  const { t } = useI18n()
  // if the page has no photo of the piece itself, the button for requesting photos comes first
  const isOfModelOnly = actions.isForSale && photoOffer !== null
  return (
    <ActionsForm path={actions.path}>
      <div ref={ref} className="grid gap-2.5">
        {isOfModelOnly && <AskForPhotos actions={actions} variant={actions.isInCart ? 'secondary' : 'primary'} />}
        <MainAction product={product} actions={actions} variant={isOfModelOnly ? 'secondary' : 'primary'} className="w-full" />
        {isOfModelOnly && <p className="text-13 text-stone">{photoOffer}</p>}
        {product.piece.takes_offers && (
          <Button type="submit" variant="secondary" onClick={instead(actions.offer)} aria-haspopup="dialog">
            {t('product.offer')}
          </Button>
        )}
        {actions.isForSale && !isOfModelOnly && <AskForPhotos actions={actions} variant="secondary" />}
        {!actions.isForSale && bell && <PieceBell product={product} texts={bell} />}
        {!actions.isForSale && (
          <ButtonLink to={paths.contacts} variant="secondary" {...actions.ask('question')}>
            {t('product.ask')}
          </ButtonLink>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-8">
        <QuietButton icon="icon-heart" isOn={actions.isFavorite} onPress={actions.toggleFavorite}>
          {t(actions.isFavorite ? 'product.inFavorites' : 'product.favorite')}
        </QuietButton>
        <QuietButton icon="icon-scale" isOn={actions.isCompared} onPress={actions.toggleCompare}>
          {t(actions.isCompared ? 'product.inComparison' : 'product.compare')}
        </QuietButton>
      </div>
    </ActionsForm>
  )
}

/**
 * Button that requests a notification for when the piece is available again. After the request, it becomes a link to the favorites, where
 * the customer can turn the notification off.
 */
function PieceBell({ product: { kind, piece }, texts }: { product: Product; texts: NonNullable<AvailabilityText['bell']> }) {
  const { isOn, ring } = usePieceBell({ kind, id: piece.id })
  if (isOn)
    return (
      <ButtonLink to={paths.favorites} variant="secondary">
        <Check aria-hidden="true" size={18} />
        {texts.on}
      </ButtonLink>
    )
  return (
    <Button type="submit" variant="secondary" onClick={instead(ring)}>
      {texts.ask}
    </Button>
  )
}

type Variant = 'primary' | 'secondary'

function AskForPhotos({ actions, variant }: { actions: ProductActionHandlers; variant: Variant }) {
  const { t } = useI18n()
  return (
    <Button type="submit" variant={variant} formAction={paths.contacts} {...actions.ask('livePhotos')}>
      {t('product.requestLivePhotos')}
    </Button>
  )
}

/**
 * Form around the action buttons. Without scripts, a button with a `formAction` opens that page; any other button opens the sign-in, which
 * then returns to `path`.
 */
export function ActionsForm({ path, children }: { path: string; children: ReactNode }) {
  return (
    <form action={paths.login()} className="no-print">
      <input type="hidden" name="next" value={path} />
      {children}
    </form>
  )
}

type MainProps = { product: Product; actions: ProductActionHandlers; variant?: Variant; isShort?: boolean; className?: string }

/**
 * The main action for a piece: buy it, ask for its price or, if it is not for sale, see similar pieces (PDP-05, PDP-07). Needs an
 * `ActionsForm` around it to work without scripts.
 */
export function MainAction({ product, actions, variant = 'primary', isShort = false, className = '' }: MainProps) {
  const { t } = useI18n()
  if (!actions.isForSale) {
    return (
      <ButtonLink to={actions.similarPath} className={className}>
        {t('product.similar')}
      </ButtonLink>
    )
  }
  if (productPrice(product).cents === null) {
    return (
      <Button type="submit" variant={variant} formAction={paths.contacts} {...actions.ask('price')} className={className}>
        {t('product.requestPrice')}
      </Button>
    )
  }
  return <AddToCart actions={actions} variant={variant} isShort={isShort} className={className} />
}

type AddProps = Required<Omit<MainProps, 'product'>>

function AddToCart({ actions, variant, isShort, className }: AddProps) {
  const { t } = useI18n()
  const wrapperRef = useRef<HTMLSpanElement>(null)
  const isPressed = useRef(false)
  const { isInCart } = actions
  useEffect(() => {
    if (isPressed.current) wrapperRef.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isInCart])
  const add = (event: MouseEvent) => {
    event.preventDefault()
    isPressed.current = true
    actions.addToCart()
  }
  return (
    <span ref={wrapperRef} className="contents">
      {isInCart ? (
        <ButtonLink to={paths.cart} onClick={unlessPressedTwice} className={className}>
          <Check aria-hidden="true" size={18} />
          {t(isShort ? 'product.inCartShort' : 'product.inCart')}
        </ButtonLink>
      ) : (
        <Button
          type="submit"
          variant={variant}
          onClick={add}
          onPointerEnter={actions.prepareToAdd}
          onFocus={actions.prepareToAdd}
          className={className}
        >
          {t(isShort ? 'product.addToCartShort' : 'product.addToCart')}
        </Button>
      )}
    </span>
  )
}

type Quiet = { icon: 'icon-heart' | 'icon-scale'; isOn: boolean; onPress: () => void; children: ReactNode }

/** A button that shows its state by its text and a filled icon. */
function QuietButton({ icon, isOn, onPress, children }: Quiet) {
  return (
    <button
      type="submit"
      onClick={instead(onPress)}
      data-on={isOn || undefined}
      className={`quiet-link icon inline-flex min-h-11 items-center gap-2 text-13 [--icon-size:18px] ${icon}`}
    >
      {children}
    </button>
  )
}

/** Ignores the second click of a double click. The first click has added the piece to the cart and replaced the button with this link. */
function unlessPressedTwice(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}
