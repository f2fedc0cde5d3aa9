import type { Texts } from '#contract/rules/article.ts'

export const authenticity: Texts = {
  ru: {
    title: 'Проверка подлинности',
    description:
      'Проверим часы, сумку или украшение за 1–2 рабочих дня: внешний осмотр, номер механизма, документы и письменное заключение.',
    lead: 'Проверяем часы, сумки и украшения — свои перед продажей и ваши по заказу. Проверка занимает 1–2 рабочих дня, результат вы получаете в письменном виде.',
    parts: [
      {
        id: 'what-we-check',
        title: 'Что мы проверяем',
        blocks: [
          'Подделку редко выдаёт одна деталь. Поэтому мастер идёт от общего к частному и сравнивает вещь с образцами той же модели и того же года. Каждый этап записывается, и в заключении видно, на чём основан вывод.',
          {
            cards: [
              {
                title: 'Внешний осмотр',
                text: 'Корпус, циферблат, стрелки, стекло и браслет под лупой: шрифты, гравировка, клейма, качество граней, следы полировки и замены деталей. У сумок — кожа, швы, фурнитура, у украшений — пробы и закрепка камней.',
              },
              {
                title: 'Номер механизма',
                text: 'Открываем часы, изучаем механизм и сверяем его номер и калибр с номером корпуса и референсом. Отмечаем детали, которых в этой модели быть не должно.',
              },
              {
                title: 'Документы и комплект',
                text: 'Гарантийная карта, сертификаты, чеки, коробка, запасные звенья. Смотрим, совпадают ли номера и даты, и относится ли комплект именно к этой вещи.',
              },
              {
                title: 'Результат',
                text: 'Письменное заключение: что осмотрено, что подтверждено, что заменено или вызывает сомнения. К нему прилагаем фотографии корпуса, номеров и механизма.',
              },
            ],
          },
        ],
      },
      {
        id: 'time',
        title: 'Сроки',
        blocks: [
          {
            terms: [
              ['Проверка', '1–2 рабочих дня с момента передачи вещи'],
              ['Где', 'офисы в Москве и Дубае'],
              ['Заключение', 'на бумаге и по электронной почте, на русском или английском языке'],
              ['Стоимость', 'называем до начала работ; она зависит от вещи и её сложности'],
            ],
          },
          'Если для вывода нужно больше времени — например, модель редкая и образец приходится искать, — мы предупреждаем об этом сразу и называем новый срок. По фотографиям заключений не даём: снимок не показывает механизм и номера под ним. Но по ним можно сказать, есть ли смысл везти вещь.',
        ],
      },
      {
        id: 'how-to-order',
        title: 'Как заказать',
        blocks: [
          {
            steps: [
              'Позвоните по номеру {{phone}}, напишите в мессенджер или [запишитесь на приём](/appointment). Назовите марку, модель и референс, если он известен.',
              'Привезите вещь со всем, что к ней есть: документами, коробкой, звеньями. При вас опишем её состояние и выдадим акт приёма.',
              'Мастер проведёт проверку. Если часы нужно открыть, мы заранее спросим согласия.',
              'Через 1–2 рабочих дня заберите вещь и заключение. Мастер покажет, на что смотрел, и ответит на вопросы.',
            ],
          },
          'Предметы из нашего каталога уже проверены: проверка входит в цену, а заключение можно запросить вместе с покупкой. Если вы собираетесь продать часы, проверка входит и в [выкуп](/watch-buyback): отдельно заказывать её не нужно.',
        ],
      },
      {
        id: 'limits',
        title: 'Чего заключение не заменяет',
        blocks: [
          'Это мнение наших мастеров, основанное на осмотре. Оно не является документом производителя и не заменяет ответ его архива или официального сервиса. Если вам нужно подтверждение марки, подскажем, куда обратиться.',
        ],
      },
    ],
  },
  en: {
    title: 'Authenticity check',
    description:
      'We check your watch, bag or jewelry in 1–2 business days: visual examination, movement number, papers and a written report.',
    lead: 'We check watches, bags and jewelry: our own before we sell them, and yours on request. It takes 1–2 business days, and you receive the result in writing.',
    parts: [
      {
        id: 'what-we-check',
        title: 'What we check',
        blocks: [
          'A single detail rarely gives a fake away. So the specialist goes from the whole to the parts and compares the piece with others of the same model and year. Every stage is recorded, and the report shows what its conclusion rests on.',
          {
            cards: [
              {
                title: 'Visual check',
                text: 'Case, dial, hands, crystal and bracelet under a loupe: lettering, engraving, hallmarks, edges, signs of polishing and replaced parts. On bags the leather, seams and hardware; on jewelry the hallmarks and the setting of the stones.',
              },
              {
                title: 'Movement number',
                text: 'We open the watch, study the movement and compare its number and caliber with the case number and the reference. We note parts that do not belong in this model.',
              },
              {
                title: 'Papers and set',
                text: 'Warranty card, certificates, receipts, box, spare links. We see whether numbers and dates agree, and whether the set belongs to this piece.',
              },
              {
                title: 'Result',
                text: 'A written report: what was examined, what is confirmed, what was replaced or remains in doubt. Photographs of the case, the numbers and the movement come with it.',
              },
            ],
          },
        ],
      },
      {
        id: 'time',
        title: 'How long it takes',
        blocks: [
          {
            terms: [
              ['Check', '1–2 business days from the moment you hand the piece over'],
              ['Where', 'our offices in Moscow and Dubai'],
              ['Report', 'on paper and by email, in Russian or English'],
              ['Price', 'told before work begins; it depends on the piece and how complex it is'],
            ],
          },
          'If a conclusion needs more time, for example because the model is rare and a comparison has to be found, we tell you straight away and set a new date. We give no reports from photographs: a picture does not show the movement or the numbers beneath it. But it can show whether it is worth bringing the piece in.',
        ],
      },
      {
        id: 'how-to-order',
        title: 'How to order',
        blocks: [
          {
            steps: [
              'Call {{phone}}, write to us in a messenger or [book an appointment](/appointment). Tell us the brand, the model and the reference if you know it.',
              'Bring the piece with everything that belongs to it: papers, box, links. We describe its condition in your presence and give you a receipt.',
              'The specialist carries out the check. If the watch has to be opened, we ask for your consent first.',
              'After 1–2 business days collect the piece and the report. The specialist takes you through the findings and answers your questions.',
            ],
          },
          'Pieces in our catalog have already been checked: the check is included in the price, and you can ask for the report with your purchase. If you mean to sell a watch, the check is part of the [buyback](/watch-buyback) too; there is no need to order it separately.',
        ],
      },
      {
        id: 'limits',
        title: 'What the report does not replace',
        blocks: [
          'It is the opinion of our specialists, based on an examination. It is not a document of the maker and does not replace an answer from the maker’s archive or official service. If you need confirmation from the brand, we will tell you where to turn.',
        ],
      },
    ],
  },
}
