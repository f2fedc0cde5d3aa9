import type { Texts } from '#contract/rules/article.ts'

export const authenticity: Texts = {
  ru: {
    title: 'Проверка подлинности',
    description: 'Проверим часы, сумку или украшение за 1–2 рабочих дня: внешний осмотр, номера, документы и письменное заключение.',
    lead: 'Проверяем часы, сумки и украшения — свои перед продажей и ваши по заказу. Проверка занимает 1–2 рабочих дня, результат вы получаете в письменном виде.',
    parts: [
      {
        id: 'what-we-check',
        title: 'Что мы проверяем',
        blocks: [
          'Подделку редко выдаёт одна деталь. Поэтому мастер идёт от общего к частному и сравнивает предмет с образцами той же модели и того же года. Каждый этап записывается, и в заключении видно, на чём основан вывод.',
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
                text: 'Гарантийная карта, сертификаты, чеки, коробка, запасные звенья. Смотрим, совпадают ли номера и даты и от этого ли предмета комплект.',
              },
              {
                title: 'Результат',
                text: 'Письменное заключение: что осмотрено, что подтверждено, что заменено или вызывает сомнения. К нему прилагаем фотографии предмета, номеров и механизма часов.',
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
              ['Проверка', '1–2 рабочих дня с момента передачи предмета'],
              ['Где', 'офисы в Москве и Дубае'],
              ['Заключение', 'на бумаге и по электронной почте, на русском или английском языке'],
              ['Стоимость', 'называем до начала работ; она зависит от предмета и сложности проверки'],
            ],
          },
          'Если для вывода нужно больше времени — например, модель редкая и образец приходится искать, — мы предупреждаем об этом сразу и называем новый срок. По фотографиям заключений не даём: снимок не показывает механизм и номера под ним. Но по снимкам можно понять, стоит ли везти предмет.',
        ],
      },
      {
        id: 'how-to-order',
        title: 'Как заказать',
        blocks: [
          {
            steps: [
              'Позвоните по номеру {{phone}}, напишите в мессенджер или [запишитесь на визит](/appointment). Назовите марку, модель и референс, если он известен.',
              'Привезите предмет со всем, что к нему есть: документами, коробкой, звеньями. При вас опишем его состояние и выдадим акт приёма.',
              'Мастер проведёт проверку. Если часы нужно открыть, мы заранее спросим согласия.',
              'Через 1–2 рабочих дня заберите предмет и заключение. Мастер покажет, на что смотрел, и ответит на вопросы.',
            ],
          },
          'Предметы из нашего каталога уже проверены: проверка входит в цену, а заключение — на странице предмета или по запросу. Если вы собираетесь продать часы, проверка входит и в [выкуп](/watch-buyback): отдельно заказывать её не нужно.',
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
          'A single detail rarely gives a fake away, so the specialist works from the whole to the parts and compares the piece with others of the same model and year. Every stage is recorded, and the report shows what its conclusion is based on.',
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
                text: 'Warranty card, certificates, receipts, box, spare links. We check that numbers and dates agree and that the set belongs to this piece.',
              },
              {
                title: 'Result',
                text: 'A written report: what was examined, what is confirmed, what was replaced or remains in doubt. It includes photographs of the piece, its numbers and, for a watch, the movement.',
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
              ['Price', 'quoted before work begins; it depends on the piece and its complexity'],
            ],
          },
          'If we need more time, for example to find a comparison for a rare model, we tell you right away and set a new date. We do not issue reports from photographs: a picture does not show the movement or the numbers beneath it. It can, however, show whether the piece is worth bringing in.',
        ],
      },
      {
        id: 'how-to-order',
        title: 'How to order',
        blocks: [
          {
            steps: [
              'Call {{phone}}, message us or [book an appointment](/appointment). Tell us the brand, the model and the reference if you know it.',
              'Bring the piece with everything that goes with it: papers, box, links. We describe its condition in your presence and give you a receipt.',
              'The specialist carries out the check. If the watch has to be opened, we ask for your consent first.',
              'After 1–2 business days collect the piece and the report. The specialist takes you through the findings and answers your questions.',
            ],
          },
          'Pieces in our catalog have already been checked: the check is included in the price, and the report is on the piece’s page or available on request. If you plan to sell a watch, the check is part of the [buyback](/watch-buyback); there is no need to order it separately.',
        ],
      },
      {
        id: 'limits',
        title: 'What the report does not replace',
        blocks: [
          'It is the opinion of our specialists, based on an examination. It is not a manufacturer’s document and does not replace an answer from the maker’s archive or official service. If you need confirmation from the brand, we will tell you whom to contact.',
        ],
      },
    ],
  },
}
