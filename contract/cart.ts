import { z } from 'zod'
import { BagCard } from '#contract/bag.ts'
import { JewelryCard } from '#contract/jewelry.ts'
import { limits } from '#contract/limits.ts'
import { namesOnePiece, onePieceIssue, pieceFields, pieceParams } from '#contract/piece-ref-params.ts'
import { PriceUsd } from '#contract/piece.ts'
import { NamedReference } from '#contract/reference-lists.ts'
import { WatchCard } from '#contract/watch.ts'

/** `0` in a path means the caller's own cart. */
export const ownCartId = '0'

const quantity = z.int().min(1).max(limits.quantityMax)

/** One line of a cart: a piece and its quantity. Exactly one of `watch`, `jewelry`, `bag` is present. */
export const CartItem = z
  .object({
    id: z.string(),
    quantity: z.int(),
    watch: WatchCard.optional(),
    jewelry: JewelryCard.optional(),
    bag: BagCard.optional(),
    city: NamedReference.meta({ description: 'Where the piece lies.' }),
    stock: z.int().meta({ description: 'How many of the piece this person can have; 0 when it is not for sale now.' }),
    is_available: z.boolean().meta({ description: 'Whether the line can be ordered: for sale, with a price, and enough of it.' }),
    pending_order: z
      .object({ id: z.string(), order_number: z.string() })
      .nullable()
      .meta({ description: 'The order in coins of this very person that holds the piece: it is theirs, and waits to be paid.' }),
    price_was_usd: PriceUsd.nullable().meta({ description: 'The price when the piece was put in, where it is another now.' }),
  })
  .meta({ id: 'CartItem' })

export type CartItem = z.infer<typeof CartItem>

/** `GET /api/cart/0/`. Money is US dollars with two decimals. */
export const Cart = z
  .object({
    id: z.string().meta({ description: 'Opaque; "0" as long as nothing was put in.' }),
    items: z.array(CartItem),
    total_items: z.int().meta({ description: 'The quantities of all lines together.' }),
    total_usd: PriceUsd.meta({ description: 'What the lines that can be ordered cost together.' }),
    held_piece_ids: z.array(z.int()).meta({ description: 'Pieces that the shop keeps for this very person: they can order them.' }),
    version: z.int().meta({ description: 'Another after every change of the cart; each makes one order at most.' }),
  })
  .meta({ id: 'Cart' })

export type Cart = z.infer<typeof Cart>

/** `POST /api/cart/`: adds a line, or raises the quantity of a piece that is in the cart. */
export const AddToCart = z.strictObject({ ...pieceFields, quantity: quantity.default(1) }).refine(namesOnePiece, onePieceIssue)
export type AddToCart = z.input<typeof AddToCart>

/** `PATCH /api/cart/{id}/`: sets the quantity of a piece. */
export const ChangeQuantity = z.strictObject({ ...pieceFields, quantity }).refine(namesOnePiece, onePieceIssue)
export type ChangeQuantity = z.input<typeof ChangeQuantity>

/** `DELETE /api/cart/{id}/`: the piece in the body or in the query, because some proxies drop the body of a DELETE. */
export const RemoveFromCart = z.strictObject(pieceFields).nullish()
export const RemoveFromCartParams = z.strictObject(pieceParams)

export const CartId = z.object({ id: z.union([z.literal(ownCartId), z.uuid()]) })
