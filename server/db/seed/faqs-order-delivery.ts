import type { Bilingual } from '#server/db/seed/reference-labels.ts'

export const orderAndDeliveryFaqs: { section: 'order' | 'delivery'; question: Bilingual; answer: Bilingual }[] = [
  {
    section: 'order',
    question: { ru: 'Как оформить заказ?', en: 'How do I place an order?' },
    answer: {
      ru:
        'Добавьте предмет в корзину, войдите в профиль и укажите контакты, способ получения и способ оплаты. Заказ появится в истории ' +
        'покупок с номером и статусом. Менеджер свяжется с вами, подтвердит наличие и согласует время примерки или отправки. Пока ' +
        'заказ не отправлен, его можно отменить в профиле.',
      en:
        'Add the piece to your cart, sign in and enter your contact details, pickup or delivery, and payment method. Once sent, the ' +
        'order appears in your purchase history with its number and status. A manager contacts you to confirm availability and arrange a ' +
        'viewing or shipment. You can cancel the order in your account until it ships.',
    },
  },
  {
    section: 'order',
    question: { ru: 'На сколько бронируется предмет?', en: 'How long does a reservation last?' },
    answer: {
      ru:
        'Бронь действует {{reservation}} с момента оформления заказа, а если предмет нужно привезти в другой офис — пока вы не сможете ' +
        'его там забрать. Всё это время другие покупатели не могут его заказать, а на его странице стоит отметка о брони. Вы можете ' +
        'приехать на примерку, задать вопросы или оплатить заказ. Если вы передумаете, бронь снимается без штрафа.',
      en:
        'A reservation lasts {{reservation}} from ordering or, if the piece has to be brought to the other office, until you can collect ' +
        'it there. During that time, the piece is not offered to other buyers, and its page is marked as reserved. You can come for a ' +
        'viewing, ask questions or pay for the order. If you decide not to buy, the reservation simply ends, with no penalty.',
    },
  },
  {
    section: 'order',
    question: { ru: 'В какой валюте указаны цены?', en: 'Which currency are the prices in?' },
    answer: {
      ru:
        'Все цены на сайте указаны в долларах США, без центов. Цена включает проверку подлинности и гарантию магазина. При оплате в ' +
        'другой валюте менеджер заранее называет курс и итоговую сумму, и вы подтверждаете её до платежа. Скидка по промокоду ' +
        'считается от стоимости предметов, доставка показывается отдельной строкой.',
      en:
        'All prices on the site are in whole US dollars and include the authenticity check and our warranty. If you pay in another ' +
        'currency, the manager tells you the rate and the total beforehand, and you confirm it before paying. A promo code reduces the ' +
        'price of the pieces; delivery is shown on its own line.',
    },
  },
  {
    section: 'order',
    question: { ru: 'Какими способами можно оплатить заказ?', en: 'How can I pay?' },
    answer: {
      ru:
        'Сейчас заказ на сайте оформляется как бронь, деньги при этом не списываются. При самовывозе оплатить покупку можно в офисе ' +
        'в Москве или Дубае либо по счёту, при доставке — по счёту, который пришлёт менеджер. Онлайн-оплата картой появится позже. {{coins}} ' +
        'Данные карты сайт не хранит.',
      en:
        'At present, an order on the site reserves the piece, and no money is charged. If you pick it up, you pay at our Moscow or Dubai ' +
        'office or by invoice; if it is delivered, by an invoice the manager sends you. Online card payment will follow later. {{coins}} The site does ' +
        'not store card data.',
    },
  },
  {
    section: 'order',
    question: { ru: 'Что значит «цена по запросу»?', en: 'What does “price on request” mean?' },
    answer: {
      ru:
        'Так отмечены редкие предметы, цена которых зависит от рынка и меняется чаще обычного. Отправьте запрос цены со страницы ' +
        'предмета, указав имя и телефон. Менеджер назовёт актуальную цену, расскажет о состоянии и комплекте и по вашей просьбе ' +
        'отложит предмет до согласованного времени.',
      en:
        'It marks rare pieces whose price follows the market and changes more often than usual. Request the price on the piece’s page ' +
        'with your name and phone number. A manager tells you the current price, the condition and the set, and can hold the piece for ' +
        'you until an agreed time.',
    },
  },
  {
    section: 'order',
    question: { ru: 'Если предмет продан, появится ли ещё один такой же?', en: 'If a piece is sold, will there be another?' },
    answer: {
      ru:
        'Почти каждый предмет у нас в единственном экземпляре: со своим годом, комплектом и следами носки. Точно такой же может не ' +
        'появиться, но похожий мы часто находим. Оставьте заявку с моделью и желаемой ценой, и мы сообщим, когда поступит подходящий ' +
        'предмет. Если экземпляров несколько, их число указано на странице.',
      en:
        'Almost every piece we have is one of a kind, with its own year, set and signs of wear. The same one may not come again, but we ' +
        'often find one like it. Leave a request with the model and the price you have in mind, and we will let you know when one ' +
        'arrives. If we have several, the page says how many.',
    },
  },
  {
    section: 'delivery',
    question: { ru: 'Сколько стоит доставка?', en: 'How much is delivery?' },
    answer: {
      ru:
        'По России и ОАЭ доставка бесплатная, независимо от суммы заказа. В другие страны она стоит {{deliveryFee}} за заказ, сумма ' +
        'видна до подтверждения. Самовывоз из офисов в Москве и Дубае тоже бесплатный. Таможенные пошлины и налоги страны получателя ' +
        'в стоимость не входят, их оплачивает покупатель.',
      en:
        'Delivery within Russia and the UAE is free, whatever the value of the order. To other countries it costs {{deliveryFee}} per ' +
        'order, and you see the sum before you confirm. Pickup from our Moscow and Dubai offices is free too. Customs duties and taxes ' +
        'of the destination country are not included and are paid by the buyer.',
    },
  },
  {
    section: 'delivery',
    question: { ru: 'Как быстро я получу заказ?', en: 'How soon will I receive my order?' },
    answer: {
      ru:
        'В Москву и Дубай, где есть наши офисы, доставляем в течение 24 часов после подтверждения, если предмет находится в этом ' +
        'городе. Если он в другом офисе, привезём его за {{transferDays}} дней; срок доставки в другие города и страны менеджер ' +
        'назовёт до оплаты. Статус отправки виден в истории покупок.',
      en:
        'In Moscow and Dubai, where we have offices, we deliver within 24 hours of confirmation if the piece is in that city. If it is ' +
        'at the other office, we bring it within {{transferDays}} days; for other cities and countries, the manager tells you the time ' +
        'before you pay. You can follow the shipment in your purchase history.',
    },
  },
  {
    section: 'delivery',
    question: { ru: 'Где можно забрать заказ самому?', en: 'Where can I pick up my order?' },
    answer: {
      ru:
        'Самовывоз доступен в Москве и в Дубае, в районе Business Bay. Город вы выбираете при оформлении, рядом появляется карта. ' +
        'Перед визитом дождитесь подтверждения менеджера: предмет нужно привезти из хранилища и подготовить; из другого офиса привезём ' +
        'за {{transferDays}} дней после подтверждения. Часы работы: {{hours}}.',
      en:
        'You can pick it up in Moscow or in Dubai, in Business Bay. Choose the city at checkout; a map appears beside the field. Please ' +
        'wait for the manager’s confirmation before you come, since the piece has to be brought from the vault and prepared; from the ' +
        'other office we bring it within {{transferDays}} days of confirmation. Opening hours: {{hours}}.',
    },
  },
  {
    section: 'delivery',
    question: { ru: 'Застрахована ли посылка?', en: 'Is the parcel insured?' },
    answer: {
      ru:
        'Да. Заказ застрахован на полную стоимость, от офиса и до передачи вам в руки. Курьер вручает посылку только получателю, по ' +
        'документу. Вскройте упаковку и осмотрите предмет при курьере: если что-то не так, не принимайте посылку, и она вернётся за ' +
        'наш счёт.',
      en:
        'Yes. Orders travel by courier, insured for their full value from our office until they are in your hands. The parcel is handed ' +
        'only to the recipient, on presentation of a photo ID. You open it and inspect the piece with the courier present; if anything ' +
        'is wrong, you refuse it and it returns at our expense.',
    },
  },
  {
    section: 'delivery',
    question: { ru: 'Можно ли примерить предмет до покупки?', en: 'Can I try a piece on before buying?' },
    answer: {
      ru:
        'Да, примерка бесплатна. Запишитесь на удобное время через форму на сайте: принимаем по записи, ежедневно, ' +
        '{{appointmentHours}}. Если предмет в другом городе, форма назовёт ближайшую дату и возвратный депозит, если он нужен. ' +
        'Украшения и сумки представлены в Дубае, часы — в Москве и Дубае; город указан на странице предмета.',
      en:
        'Yes, viewings are free. Book a time through the form on the site; appointments run daily, {{appointmentHours}}. If the piece is ' +
        'in the other city, the form shows the first available day and the refundable deposit, if there is one. Jewelry and bags are ' +
        'kept in Dubai, watches in Moscow and Dubai; the city is shown on the piece’s page.',
    },
  },
]
