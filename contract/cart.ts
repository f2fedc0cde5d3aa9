import { z } from 'zod'
import { BagCard } from '#contract/bag.ts'
import { JewelryCard } from '#contract/jewelry.ts'
import { limits } from '#contract/limits.ts'
import { namesOnePiece, onePieceIssue, pieceFields, pieceParams } from '#contract/piece-ref-params.ts'
import { PriceUsd } from '#contract/piece.ts'
import { NamedReference } from '#contract/reference-lists.ts'
import { WatchCard } from '#contract/watch.ts'

/** The id that stands for the caller's own cart in a path. */
export const ownCartId = '0'

const quantity = z.int().min(1).max(limits.quantityMax)

/** A line of a cart. Exactly one of `watch`, `jewelry` and `bag` is present. */
export const CartItem = z
  .object({
    id: z.string(),
    quantity: z.int(),
    watch: WatchCard.optional(),
    jewelry: JewelryCard.optional(),
    bag: BagCard.optional(),
    city: NamedReference.meta({ description: 'The city where the piece is.' }),
    moving_to: NamedReference.nullable().meta({ description: 'City that the piece is being transferred to.' }),
    stock: z.int().meta({ description: 'Quantity available to this person; 0 if the piece is not for sale now.' }),
    is_available: z
      .boolean()
      .meta({ description: 'Whether the line can be ordered: the piece is for sale, has a price and is in stock in this quantity.' }),
    pending_order: z
      .object({ id: z.string(), order_number: z.string() })
      .nullable()
      .meta({ description: 'This person’s own crypto order that reserves the piece and awaits payment.' }),
    price_was_usd: PriceUsd.nullable().meta({ description: 'The price when the piece was added; null if it has not changed.' }),
  })
  .meta({ id: 'CartItem' })

export type CartItem = z.infer<typeof CartItem>

/** Response to `GET /api/cart/0/`. Amounts are US dollars with two decimals. */
export const Cart = z
  .object({
    id: z.string().meta({ description: 'Opaque; "0" until a piece is added.' }),
    items: z.array(CartItem),
    total_items: z.int().meta({ description: 'Sum of the quantities of all lines.' }),
    total_usd: PriceUsd.meta({ description: 'Sum of the lines that can be ordered.' }),
    held_piece_ids: z.array(z.int()).meta({ description: 'Pieces that the shop holds for this person, who can order them.' }),
    version: z.int().meta({ description: 'Changes with each change of the cart; each version can place one order at most.' }),
  })
  .meta({ id: 'Cart' })

export type Cart = z.infer<typeof Cart>

/** Body of `POST /api/cart/`: adds a line. If the piece is already in the cart, raises its quantity. */
export const AddToCart = z.strictObject({ ...pieceFields, quantity: quantity.default(1) }).refine(namesOnePiece, onePieceIssue)
export type AddToCart = z.input<typeof AddToCart>

/** Body of `PATCH /api/cart/{id}/`: sets the quantity of a piece. */
export const ChangeQuantity = z.strictObject({ ...pieceFields, quantity }).refine(namesOnePiece, onePieceIssue)
export type ChangeQuantity = z.input<typeof ChangeQuantity>

/** Names the piece for `DELETE /api/cart/{id}/`, in the body or in the query, because some proxies drop the body of a DELETE. */
export const RemoveFromCart = z.strictObject(pieceFields).nullish()
export const RemoveFromCartParams = z.strictObject(pieceParams)

export const CartId = z.object({ id: z.union([z.literal(ownCartId), z.uuid()]) })
