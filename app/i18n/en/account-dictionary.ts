import { alerts } from '#app/i18n/en/alerts.ts'
import { cart } from '#app/i18n/en/cart.ts'
import { checkout } from '#app/i18n/en/checkout.ts'
import { compare } from '#app/i18n/en/compare.ts'
import { favorites } from '#app/i18n/en/favorites.ts'
import { history } from '#app/i18n/en/history.ts'
import { messages } from '#app/i18n/en/messages.ts'
import { offer } from '#app/i18n/en/offer.ts'
import { profile } from '#app/i18n/en/profile.ts'
import { quote } from '#app/i18n/en/quote.ts'
import { signIn } from '#app/i18n/en/sign-in.ts'
import { specialist } from '#app/i18n/en/specialist.ts'
import type { AccountMessages } from '#app/i18n/messages.ts'

export const accountDictionary: AccountMessages = {
  alerts,
  cart,
  checkout,
  compare,
  favorites,
  history,
  messages,
  offer,
  profile,
  quote,
  signIn,
  specialist,
}
