import type { Bilingual } from '#server/db/seed/reference-labels.ts'

export const warrantyAndProductFaqs: { section: 'warranty' | 'products'; question: Bilingual; answer: Bilingual }[] = [
  {
    section: 'warranty',
    question: { ru: 'Какую гарантию вы даёте?', en: 'What warranty do you offer?' },
    answer: {
      ru:
        'На каждый предмет действует гарантия магазина 12 месяцев на скрытые дефекты: неисправности, которые были до продажи, но не ' +
        'проявились при проверке. В этом случае ремонт за наш счёт. Гарантия не распространяется на следы носки, удары, попадание воды ' +
        'после нарушения герметичности и вмешательство сторонних мастеров.',
      en:
        'Every piece carries our 12-month warranty against hidden defects: faults that existed before the sale but did not show when we ' +
        'checked it. In that case, we repair it at our expense. The warranty does not cover wear, impact damage, water that entered ' +
        'after the seal was broken, or work by third parties.',
    },
  },
  {
    section: 'warranty',
    question: { ru: 'Как вернуть предмет?', en: 'How do I return a piece?' },
    answer: {
      ru:
        'Вернуть покупку можно в течение 14 дней после получения. Предмет должен быть в том же состоянии и комплекте, в каком вы его ' +
        'получили. Напишите менеджеру или оставьте заявку на странице поддержки, и мы договоримся о визите в офис или о курьере. ' +
        'Деньги вернём тем же способом, каким вы платили.',
      en:
        'You may return a purchase within 14 days of receiving it. The piece must be in the condition in which you received it, with ' +
        'everything it came with. Write to your manager or leave a request on the support page, and we will arrange a visit or a ' +
        'courier. We refund your original payment method.',
    },
  },
  {
    section: 'warranty',
    question: { ru: 'Как вы проверяете подлинность?', en: 'How do you check authenticity?' },
    answer: {
      ru:
        'Проверка занимает 1–2 рабочих дня. Мастер осматривает корпус, клейма, швы и фурнитуру, сверяет серийные номера с документами, ' +
        'у часов открывает корпус и изучает механизм. Камни смотрит геммолог. Результат записываем в заключение; подписанное ' +
        'заключение видно на странице предмета. Ту же проверку можно заказать для своих часов, сумки или украшения.',
      en:
        'The check takes 1–2 business days. A specialist examines the case, hallmarks, seams and hardware, compares serial numbers with ' +
        'the papers, and opens a watch to study its movement. A gemologist examines the stones. The findings go into a report; once ' +
        'signed, it appears on the piece’s page. You can order the same check for a piece of your own.',
    },
  },
  {
    section: 'warranty',
    question: { ru: 'Что делать, если часы остановились?', en: 'What should I do if the watch stops?' },
    answer: {
      ru:
        'Сначала проверьте запас хода: механические часы останавливаются через двое-трое суток без движения. Если завод не помогает, не ' +
        'открывайте корпус и напишите нам. Диагностика по гарантии бесплатна и занимает 1–2 дня, сложный ремонт — до 2–4 недель. ' +
        'Забрать часы может наш курьер.',
      en:
        'First check the power reserve: a mechanical watch stops after two or three days at rest. If winding does not help, please do ' +
        'not open the case; write to us. Diagnosis under the warranty is free and takes 1–2 days; a major repair takes up to 2–4 weeks. ' +
        'Our courier can collect the watch.',
    },
  },
  {
    section: 'warranty',
    question: { ru: 'Сохраняется ли гарантия производителя?', en: 'Does the maker’s warranty still apply?' },
    answer: {
      ru:
        'Если срок гарантии производителя не истёк, в комплекте есть его гарантийная карта с датой продажи, и вы можете обратиться в ' +
        'официальный сервис. Это указано в описании комплекта. Наша гарантия на 12 месяцев действует независимо от неё. Полный ' +
        'комплект отмечен на странице предмета отдельно, часть предметов продаётся без документов.',
      en:
        'If the maker’s warranty has not expired, its card with the date of sale comes with the piece, and you can go to the official ' +
        'service; the description of the set says so. Our own 12-month warranty applies as well. A full set is marked on the page; some ' +
        'pieces are sold without papers.',
    },
  },
  {
    section: 'warranty',
    question: { ru: 'Обслуживаете ли вы часы после покупки?', en: 'Do you service watches after the sale?' },
    answer: {
      ru:
        'Да. Мастерские в Москве и Дубае делают диагностику, регулировку, полное обслуживание механизма, проверку на ' +
        'водонепроницаемость, замену батареи и подгонку браслета. Простые работы занимают 1–2 дня, полное обслуживание — 2–4 недели. До ' +
        'начала работ мы называем цену и срок и ждём вашего согласия.',
      en:
        'Yes. Our workshops in Moscow and Dubai offer diagnosis, regulation, full overhauls, water-resistance tests, battery changes and ' +
        'bracelet sizing. Simple work takes 1–2 days, an overhaul 2–4 weeks. Before we start, we tell you the price and the time and ' +
        'wait for your approval.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Можно ли получить живые фотографии?', en: 'Can I have live photos?' },
    answer: {
      ru:
        'Да. Отправьте запрос живых фотографий со страницы предмета, указав имя, телефон и куда их прислать. Мы снимем его без ретуши, ' +
        'покажем клейма, замки, углы и все следы носки, а по просьбе запишем короткое видео. Фотографии пришлём за {{livePhotoHours}} ' +
        'в рабочее время, куда вам удобно: на почту, в WhatsApp, Telegram или ссылкой в SMS.',
      en:
        'Yes. Request them on the piece’s page with your name, phone number and where to send them. We photograph the piece unretouched, ' +
        'showing the hallmarks, clasps, corners and every sign of wear, and make a short video if you ask. The photos come within ' +
        '{{livePhotoHours}}, during business hours, the way you choose: by email, WhatsApp, Telegram, or as a link in an SMS.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Что означает «полный комплект»?', en: 'What does “full set” mean?' },
    answer: {
      ru:
        'Полный комплект — всё, что прилагал к предмету производитель: коробка, документы или сертификат, запасные звенья, замок с ' +
        'ключами, пыльник. Точный перечень указан на каждой странице. Если чего-то нет, мы пишем об этом прямо, и цена это учитывает. ' +
        'Чек прежнего владельца прикладываем, когда он сохранился.',
      en:
        'A full set is a piece with everything its maker supplied: box, papers or certificate, spare links, lock and keys, dust bag. ' +
        'Each page lists exactly what is included. If something is missing, we say so, and the price reflects it. The previous owner’s ' +
        'receipt is included when it survives.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Как вы описываете состояние?', en: 'How do you describe condition?' },
    answer: {
      ru:
        'Состояние оцениваем по шести ступеням: новое, без следов носки, отличное, очень хорошее, хорошее и винтаж. «Отличное» значит, ' +
        'что следы видны только под лупой, «хорошее» — что они заметны, но всё исправно. Полировку, замену деталей и ремонт мы ' +
        'указываем в описании. Если нужны подробности, запросите живые фотографии.',
      en:
        'We use six grades: new, unworn, excellent, very good, good and vintage. “Excellent” means that wear shows only under a loupe, ' +
        '“good” that it is visible while everything works. Polishing, replaced parts and repairs are stated in the description. For ' +
        'more detail, ask for live photos.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Выкупаете ли вы часы, сумки и украшения?', en: 'Do you buy watches, bags and jewelry?' },
    answer: {
      ru:
        'Да. Заполните форму выкупа: марка, модель, год, состояние, комплект и до шести фотографий. Предварительную оценку мы ' +
        'присылаем в течение 24 часов. Окончательную цену называем после осмотра в Москве или Дубае, и если она вас устраивает, платим ' +
        'сразу. Оценка ни к чему вас не обязывает.',
      en:
        'Yes. Fill in the buyback form: brand, model, year, condition, set and up to six photos. We send a preliminary valuation within ' +
        '24 hours. We make a final offer after an inspection in Moscow or Dubai and, if you accept it, pay on the spot. The valuation is ' +
        'without obligation.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Как подобрать размер кольца или браслета?', en: 'How do I choose the size of a ring or bracelet?' },
    answer: {
      ru:
        'На странице указан размер самого предмета: у колец — европейский и диаметр в миллиметрах, у браслетов и цепочек — длина в ' +
        'сантиметрах. Не все украшения можно изменить: у моделей с рисунком по кругу размер постоянный. Напишите нам свой размер, и ' +
        'ювелир скажет, возможна ли подгонка.',
      en:
        'The page gives the size of the piece itself: for rings, the European size and the diameter in millimeters; for bracelets and ' +
        'chains, the length in centimeters. Not every piece can be resized: designs with a pattern all the way around keep their size. ' +
        'Tell us yours, and our jeweler will say whether resizing is possible.',
    },
  },
  {
    section: 'products',
    question: { ru: 'Полируете ли вы предметы перед продажей?', en: 'Do you polish pieces before selling them?' },
    answer: {
      ru:
        'Без необходимости — нет. Полировка снимает металл и меняет грани, поэтому мы чистим предмет и сохраняем следы носки. Если его ' +
        'полировали прежде, это сказано в описании. По просьбе покупателя мастерская сделает полировку после покупки, заранее показав, ' +
        'какие грани она затронет.',
      en:
        'Not unless it is needed. Polishing removes metal and softens edges, so we clean a piece and leave its signs of wear. If it was ' +
        'polished earlier, the description says so. If you wish, our workshop can polish it after the sale, having first shown you which ' +
        'edges the work would touch.',
    },
  },
]
