import { alerts } from '#app/i18n/ru/alerts.ts'
import { cart } from '#app/i18n/ru/cart.ts'
import { checkout } from '#app/i18n/ru/checkout.ts'
import { compare } from '#app/i18n/ru/compare.ts'
import { favorites } from '#app/i18n/ru/favorites.ts'
import { history } from '#app/i18n/ru/history.ts'
import { messages } from '#app/i18n/ru/messages.ts'
import { offer } from '#app/i18n/ru/offer.ts'
import { profile } from '#app/i18n/ru/profile.ts'
import { quote } from '#app/i18n/ru/quote.ts'
import { signIn } from '#app/i18n/ru/sign-in.ts'
import { specialist } from '#app/i18n/ru/specialist.ts'

export const accountDictionary = {
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
