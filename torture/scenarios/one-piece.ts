import { addToCart, placeOrder, removeFromCart } from '#torture/buyers.ts'
import type { Scenario } from '#torture/stage.ts'

const rounds = 3

export const onePiece: Scenario = {
  name: 'one-piece',
  about: '200 buyers submit for the same piece at once, three times: one of them gets it',
  databases: ['embedded', 'postgresql'],
  processes: 2,
  buyers: 200,
  pieces: rounds,
  run: async (stage) => {
    for (const piece of stage.pieces.slice(0, rounds)) {
      const inCart = await Promise.all(stage.buyers.map((buyer) => addToCart(stage, buyer, piece)))
      if (inCart.includes(false)) stage.client.reportProblem(`piece ${piece} did not get into every cart`)
      const orders = await Promise.all(stage.buyers.map((buyer) => placeOrder(stage, buyer)))
      const winners = orders.filter((order) => order !== null).length
      if (winners !== 1) stage.client.reportProblem(`${winners} buyers got piece ${piece}`)
      await Promise.all(stage.buyers.map(async (buyer, at) => orders[at] ?? (await removeFromCart(stage, buyer, piece))))
    }
  },
}
