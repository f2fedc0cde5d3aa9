import type { Article } from '#contract/rules/article.ts'

export const termsEn: Article = {
  title: 'Terms of sale',
  description:
    'Orders and reservations, prices and payment, delivery, returns within 14 days and the 12-month warranty: the terms of Vitrine.',
  lead: 'How we sell: what you receive, what you pay, when you may change your mind and what we answer for. Version of {{since}}.',
  parts: [
    {
      id: 'general',
      title: 'Who sells, and what',
      blocks: [
        'The seller is {{seller}}; our offices: {{addresses}}. Full company details are stated on the invoice and in the documents you receive with your purchase.',
        'We sell pre-owned watches, jewelry and bags, and new ones where the page says so. Almost every piece exists once. Its condition, set, year and city are described on its page; on request we send live photos. Signs of wear named in the description do not count as a defect.',
        'We are not an official representative of the brands. Names of brands and models are used to describe the pieces and belong to their owners.',
      ],
    },
    {
      id: 'order',
      title: 'Orders and reservations',
      blocks: [
        'You order on the site once signed in, by phone or in the office. An order you send is a request to hold the piece. The contract is made when a manager has confirmed availability, price and the way you receive it.',
        {
          terms: [
            ['Reservation', '{{reservation}} from ordering; no money is charged'],
            ['Canceling', 'in your purchase history, until the order is shipped; free of charge'],
            ['When the time runs out', 'the reservation ends and the piece goes back on sale'],
          ],
        },
        'If the piece has just been sold in the other office, or its description proves wrong, we tell you before you pay. Money already paid is then returned in full.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'Prices are in US dollars. They include the authenticity check and the store warranty. The price at the time of confirmation applies. “Price on request” means that a manager will tell you the price.',
        {
          list: [
            'If you collect the piece, you may pay at the office in Moscow or Dubai; if it is delivered, by an invoice that your manager sends.',
            'If you pay in another currency, the manager tells you the rate and the total beforehand, and you confirm it before paying.',
            '{{coins}}',
            'A promo code lowers the price of the pieces, not of the delivery. A discount is never larger than that price.',
          ],
        },
        'Online card payment is not available yet. The site neither sends nor stores card details.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and collection',
      blocks: [
        {
          terms: [
            ['Moscow and Dubai', 'within 24 hours of confirmation if the piece is in that city'],
            ['Russia and the UAE', 'free; your manager tells you the time'],
            ['Other countries', '50 US dollars an order; your manager tells you the time'],
            [
              'Collection',
              'free, at the offices in Moscow and Dubai; {{hours}}. From the other office we bring it within {{transferDays}} days of confirmation',
            ],
            ['Fitting', 'free, [by appointment](/appointment), daily, {{appointmentHours}}'],
          ],
        },
        'A courier brings the order, insured for its full value, and hands it to the recipient in person against an identity document. Please examine the piece while the courier is there: if it does not match the description, do not accept it, and its way back is at our expense. Until it is in your hands, the risk is ours.',
        'Duties and taxes of the country of destination are not included and are paid by the buyer. The export of some materials, such as exotic leather, is limited by law; if delivery to your country is not possible, we say so before you pay.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns',
      blocks: [
        'You may return a purchase within 14 days of receiving it, without giving a reason. The piece has to be in the condition and with the set in which you received it: with papers, box, links and protective films if it had them.',
        {
          steps: [
            'Write to {{email}}, call {{phone}} or leave a request on the [support page](/support). Tell us the order number.',
            'We agree on how you hand the piece over: at an office or to a courier. Please do not send it yourself uninsured.',
            'A specialist compares the piece with its description and the numbers recorded at the sale.',
            'The money goes back the way it came.',
          ],
        },
        'If the piece does not match its description, or the mistake was ours, we pay for the way back; otherwise the buyer does. Pieces that have been worn, polished, resized at your request or opened after the purchase cannot be returned.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      blocks: [
        'The store warranty runs for 12 months from receipt and covers hidden defects: faults that existed before the sale but did not show when we checked the piece. We repair such a defect at our expense. If that is impossible, we offer a replacement or return the money.',
        {
          list: [
            'Diagnosis under the warranty is free and takes 1–2 days.',
            'A repair takes from 1–2 days to 2–4 weeks; you know the time after the diagnosis.',
            'If a piece proves not to be genuine, we return its full price.',
          ],
        },
        'The warranty does not cover signs of wear, knocks, water that entered after the seal was broken, flat batteries, or work by third parties. The maker’s warranty, if it is still running, applies separately.',
      ],
    },
    {
      id: 'disputes',
      title: 'If we disagree',
      blocks: [
        'Write to us: {{email}}. Most questions are settled by letter. These terms do not limit the rights that the law of your country gives a buyer: where the law gives more, the law applies. We handle personal data as our [privacy policy](/privacy-policy) says.',
        'The terms may change. Your order follows the version that applied when it was confirmed.',
      ],
    },
  ],
}
