import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cart as cartEn } from '#app/i18n/en/cart.ts'
import { checkout as checkoutEn } from '#app/i18n/en/checkout.ts'
import { history as historyEn } from '#app/i18n/en/history.ts'
import { home as homeEn } from '#app/i18n/en/home.ts'
import { product as productEn } from '#app/i18n/en/product.ts'
import { cart as cartRu } from '#app/i18n/ru/cart.ts'
import { checkout as checkoutRu } from '#app/i18n/ru/checkout.ts'
import { history as historyRu } from '#app/i18n/ru/history.ts'
import { home as homeRu } from '#app/i18n/ru/home.ts'
import { product as productRu } from '#app/i18n/ru/product.ts'
import { typesetAll } from '#app/sections/info/typeset.ts'
import { companyDefaults } from '#contract/company.ts'
import type { Faq } from '#contract/content.ts'
import type { CryptoWallet } from '#contract/crypto.ts'
import { languages } from '#contract/language.ts'
import { companyOf, openingHours } from '#contract/rules/company.ts'
import { abroadCents } from '#contract/rules/delivery-fee.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { hoursText } from '#contract/rules/hours-text.ts'
import { factsOf } from '#contract/rules/page-facts.ts'
import { orderEmailTexts } from '#server/domain/orders/order-email-texts.ts'
import { about } from '#server/domain/page-texts/defaults/about.ts'
import { terms } from '#server/domain/page-texts/defaults/terms.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const dictionaries = {
  ru: { cart: cartRu, checkout: checkoutRu, history: historyRu, home: homeRu, product: productRu },
  en: { cart: cartEn, checkout: checkoutEn, history: historyEn, home: homeEn, product: productEn },
}

const words = {
  ru: {
    within24Hours: /24 час(а|ов)/,
    // the second alternative is the wording on the product page if the piece is in one of the shop's cities
    conditional:
      /24 часов после подтверждения, если предмет (находится )?в этом городе|Предмет \{\{here\}\}: по\sгороду доставим в\sтечение 24\sчасов после подтверждения/,
    delivery: /Москв|достав/i,
    managerTellsTime: /(срок( доставки)?,? (назовёт|называет) менеджер|менеджер назовёт (срок|до оплаты))/i,
    insured: /страхов\S+ на (полную )?стоимость/,
    duties: /Пошлины|пошлины и налоги страны получателя/,
    buyerPays: /(оплачивает|их платит|их оплачивает) покупатель/,
    invoice: /по счёту, который пришлёт менеджер/,
    onDelivery: /оплат\S* (курьеру|при (получении|вручении|доставке))|наложенн/i,
    reservation: /48 часов с момента оформления/,
    transfer: '3–7 дней после подтверждения',
    coins: /Криптовалюту принимаем/,
    noCoins: /Криптовалюту сейчас не принимаем/,
  },
  en: {
    within24Hours: /24 hours/,
    conditional:
      /24 hours of confirmation (in Moscow or Dubai )?if the piece is in that city|The piece is \{\{here\}\}: within 24 hours of confirmation across the city/,
    delivery: /Moscow|deliver/i,
    managerTellsTime: /manager (tells you the (delivery )?time|names the date)|We confirm the delivery date before you pay/,
    insured: /insured for (the|its|their) full value/,
    duties: /duties and taxes (of|in) the (destination country|country of destination)/i,
    buyerPays: /paid by the buyer/,
    invoice: /by (an )?invoice,? ((that )?(the|your) manager sends|which we send you)/,
    onDelivery: /(cash|pay\w*) (the courier|on (delivery|receipt))/i,
    reservation: /48 hours from ordering/,
    transfer: 'within 3–7 days of confirmation',
    coins: /We accept cryptocurrency/,
    noCoins: /We are not accepting cryptocurrency/,
  },
} as const

const wallet: CryptoWallet = { coin: 'ETH', network: 'Ethereum', address: `0x${'5'.repeat(40)}`, rate_usd: null, rate_at: null }

let plain: TestShop
let withWallet: TestShop
beforeAll(async () => {
  ;[plain, withWallet] = await Promise.all([openTestShop(), openTestShop({ CRYPTO_ETH_ADDRESS: wallet.address })])
})
afterAll(() => Promise.all([plain.close(), withWallet.close()]))

/** Returns all sentences in a part of a dictionary, with no-break spaces replaced by spaces. */
function sentencesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part.replaceAll('\u00A0', ' ')]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesOf) : []
}

async function faqsOf(shop: TestShop, language: 'ru' | 'en'): Promise<Faq[]> {
  return (await shop.get('/api/faqs/?page_size=96', { 'accept-language': language })).json().results
}

describe.each(languages)('the texts about orders in %s', (language) => {
  const says = words[language]
  const pagesWith = (cryptoWallets: CryptoWallet[]) => {
    const facts = factsOf({ company: companyOf(companyDefaults), language, reservationHours: 48, cryptoWallets })
    return { terms: typesetAll(terms[language], facts), about: typesetAll(about[language], facts) }
  }
  const { checkout, product, home } = dictionaries[language]
  const emails = orderEmailTexts[language]
  const text = (part: unknown) => sentencesOf(part).join(' ')
  const faqText = async (shop = plain) => text(await faqsOf(shop, language))

  test('INFO-10 EDN-05 promise delivery within 24 hours only for a piece in the city, counted from the confirmation', async () => {
    const { terms: filled, about: company } = pagesWith([])
    const promises = [checkout.delivery.timeAtHome, product.trust.deliveryText, text(home.faq), text(filled), text(company)]
    for (const promise of [...promises, await faqText()]) expect(promise.replaceAll('\u00A0', ' ')).toMatch(says.conditional)
    const everything = [...sentencesOf([dictionaries[language], filled, company, emails]), ...sentencesOf(await faqsOf(plain, language))]
    const loose = everything
      .flatMap((one) => one.split(/(?<=[.!?]) /))
      .filter((one) => says.within24Hours.test(one) && says.delivery.test(one) && !says.conditional.test(one))
    expect(loose).toEqual([])
  })

  test('CHK-05 INFO-10 say the same about time abroad, insurance and duties in checkout, terms and FAQ', async () => {
    const { timeAbroad, insured, duties } = checkout.delivery
    for (const shown of [text([timeAbroad, insured, duties]), text(pagesWith([]).terms), await faqText()]) {
      expect(shown).toMatch(says.managerTellsTime)
      expect(shown).toMatch(says.insured)
      expect(shown).toMatch(says.duties)
      expect(shown).toMatch(says.buyerPays)
    }
  })

  test('CHK-05 say that a delivery is paid by invoice, never to the courier', async () => {
    const faqs = await faqText()
    for (const shown of [text(pagesWith([]).terms), faqs]) expect(shown).toMatch(says.invoice)
    expect(text(checkout.delivery.deliveryPay)).toMatch(says.invoice)
    for (const shown of [text(dictionaries[language]), text(pagesWith([wallet])), text(emails), faqs])
      expect(shown).not.toMatch(says.onDelivery)
  })

  test('ORD-02 count the reservation from ordering', async () => {
    for (const shown of [text(pagesWith([]).terms), text(pagesWith([]).about), await faqText()]) expect(shown).toMatch(says.reservation)
    for (const email of [emails.placed, emails.placedByCoin, emails.placedByHand]) expect(email.text).toContain('{{until}}')
  })

  test('CHK-07 name the same time for a piece from the other office in checkout, terms and FAQ, and no pickup the same day', async () => {
    const transfer = fillTemplate(checkout.delivery.transfer, { name: '', city: '', ...companyDefaults.transferDays })
    for (const shown of [text(transfer), text(pagesWith([]).terms), await faqText()]) expect(shown).toContain(says.transfer)
    expect(checkout.delivery.pickupText).not.toMatch(/в\sдень согласования|same day|today/)
  })

  test('PROM-01 PROM-04 the FAQ names the fee, the hours and the time of live photographs that the shop has now', async () => {
    const faqs = await faqText()
    expect(faqs).not.toContain('{{')
    const { company, ownerSettings } = plain.ctx
    expect(faqs).toContain(formatCents(language, abroadCents).replaceAll('\u00A0', ' '))
    expect(faqs).toContain(openingHours(company(), language).join(', ').replaceAll('\u00A0', ' '))
    expect(faqs).toContain(hoursText(language, ownerSettings().reply_live_photo_request_hours).replaceAll('\u00A0', ' '))
  })

  test('CHK-11 promise payment in coins only if the shop has wallets', async () => {
    for (const shown of [text(pagesWith([]).terms), await faqText()]) {
      expect(shown).toMatch(says.noCoins)
      expect(shown).not.toMatch(says.coins)
    }
    for (const shown of [text(pagesWith([wallet]).terms), await faqText(withWallet)]) {
      expect(shown).toMatch(says.coins)
      expect(shown).not.toMatch(says.noCoins)
    }
  })
})
