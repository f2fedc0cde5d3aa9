import type { Article } from '#contract/rules/article.ts'

export const privacyPolicyEn: Article = {
  title: 'Privacy policy',
  description: 'What data Vitrine collects, why, who receives it, how long we keep it and how to correct or delete it.',
  lead: 'What we know about you, why we need it, who sees it and how to have it deleted. Version of {{since}}.',
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        'The party responsible is {{seller}}. For any question about your data write to {{email}} or call {{phone}}. This policy covers the site, requests, orders and correspondence with the shop.',
      ],
    },
    {
      id: 'what',
      title: 'What data we receive',
      blocks: [
        'You can look through the catalog without telling us anything about yourself. We have data once you give it to us.',
        {
          terms: [
            ['Requests and appointments', 'name, phone, email if you gave it, message, photographs, city and time of the visit'],
            ['Profile', 'first and last name, phone, email, saved addresses'],
            [
              'Signing in',
              'phone and a code or password; with Google or Telegram the name, email or identifier that the service passes on',
            ],
            ['Orders', 'pieces, way of receiving them, delivery address, recipient, history of the status'],
            ['Buyback and services', 'facts about the piece, its photographs and numbers, the price you hope for'],
            ['Technical data', 'IP address, time and address of a request, type of browser'],
          ],
        },
        'We do not know your password: only an irreversible fingerprint of it is stored. The site neither sends nor stores bank card details. Please do not send card or document numbers in messages.',
      ],
    },
    {
      id: 'why',
      title: 'Why we need it',
      blocks: [
        {
          list: [
            'To answer a request, tell you a price, send photographs or a valuation.',
            'To process and deliver an order, take it back and honor the warranty.',
            'To keep your profile: cart, favorites, comparison, purchase history.',
            'To protect signing in: codes expire and allow a few attempts, frequent requests are limited.',
            'To obey the law: to keep records and answer justified requests of the authorities.',
          ],
        },
        'The basis is your consent, a contract with you or a duty under the law. We do not sell data, do not use it for advertising and take no automated decisions about you. We send no newsletters without separate consent.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      blocks: [
        {
          terms: [
            ['Language', 'your choice of Russian or English, in the browser’s storage and a cookie'],
            ['Signing in', 'keys of your session, until you sign out'],
            ['Drafts', 'unfinished forms and checkout; until the tab is closed or the form is sent'],
            [
              'Contact',
              'name, phone, email and city from your last form, so that you need not type them again; until you sign out or press “Not me”',
            ],
            ['Compare', 'whether to show differences only'],
          ],
        },
        'All of it is needed for the site to work. We have no advertising or tracking cookies. You can erase this in the settings of your browser; you will then have to sign in again.',
      ],
    },
    {
      id: 'whom',
      title: 'Who receives it',
      blocks: [
        {
          list: [
            'The courier and the insurer: name, phone, address and value of the parcel.',
            'The services that carry codes, calls, emails and messages: the number or address of the recipient.',
            'Google and Telegram, if you sign in through them. Their pages and buttons follow the rules of those companies, as do the player on the video page and the maps: they load when you press them.',
            'The host the site runs on, as far as storage requires.',
          ],
        },
        'The offices in Moscow and Dubai work together, so data about an order may be handled in Russia and in the UAE. Recipients must use the data for their own task only.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          terms: [
            ['Requests', 'while we prepare an answer and correspond about it'],
            ['Profile', 'while you use it, or until you ask us to delete it'],
            ['Orders', 'for the warranty and the time the law requires for records'],
            ['Sign-in codes', 'no longer than 5 minutes'],
          ],
        },
        'Data travels over an encrypted connection. Only staff who need it for their work have access.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may learn what data we hold about you, receive a copy, have it corrected or deleted, and withdraw your consent. You can change your name, email and addresses yourself in your [profile](/profile); for anything else write to {{email}} from an address or number we know. We answer within the time set by the law of your country.',
        'Not everything can be deleted, or at once: the law obliges us to keep records of a paid order. If our answer does not satisfy you, you may turn to the supervisory authority.',
        'If the policy changes, the new version appears on this page. How we sell and take back is told in the [terms of sale](/terms).',
      ],
    },
  ],
}
