-- Replaces answers of earlier versions that make outdated promises: a deadline that starts at the confirmation, payment
-- in coins without wallets, delivery within 24 hours from any city. Answers that the owner has edited stay.
create temporary table mended (old text, new text) on commit drop;
insert into mended (old, new) values
  ('Бронь держится 48 часов с момента подтверждения.',
   'Бронь держится {{reservation}} с момента оформления заказа.'),
  ('За двое суток вы можете приехать на примерку',
   'За это время вы можете приехать на примерку'),
  ('Оплатить покупку можно при получении в офисе в Москве или Дубае либо по счёту, который пришлёт менеджер.',
   'При самовывозе оплатить покупку можно в офисе в Москве или Дубае, при доставке — по счёту, который пришлёт менеджер.'),
  ('появится позже, криптовалюту мы принимаем только после подтверждения реквизитов менеджером.',
   'появится позже. {{coins}}'),
  ('появится позже; криптовалюту мы принимаем на адреса, указанные на странице заказа.',
   'появится позже. {{coins}}'),
  ('поставит предмет в резерв на 48 часов.',
   'поставит предмет в резерв на {{reservation}}.'),
  ('в течение 24 часов после подтверждения. Если предмет находится в другом филиале или',
   'в течение 24 часов после подтверждения, если предмет находится в этом городе. Если он в другом филиале или'),
  ('нужно привезти из хранилища и подготовить. Офисы',
   'нужно привезти из хранилища и подготовить; из другого офиса привезём за {{transferDays}} дней после подтверждения. Офисы'),
  ('A reservation lasts 48 hours from confirmation.',
   'A reservation lasts {{reservation}} from ordering.'),
  ('In those two days you can come for a fitting',
   'In that time you can come for a fitting'),
  ('You pay on collection at our Moscow or Dubai office, or by an invoice the manager sends you.',
   'If you collect the piece, you pay at our Moscow or Dubai office; if it is delivered, by an invoice the manager sends you.'),
  ('will come later; cryptocurrency is accepted only after a manager has confirmed the details.',
   'will come later. {{coins}}'),
  ('will come later; cryptocurrency is accepted at the addresses shown on the page of the order.',
   'will come later. {{coins}}'),
  ('can reserve the piece for 48 hours at once.',
   'can reserve the piece for {{reservation}} at once.'),
  ('we deliver within 24 hours of confirmation. If the piece is at the other branch or',
   'we deliver within 24 hours of confirmation if the piece is in that city. If it is at the other branch or'),
  ('has to be brought from the vault and prepared. The offices',
   'has to be brought from the vault and prepared; from the other office we bring it within {{transferDays}} days of confirmation. The offices');

do $$
declare
  sentence mended;
begin
  for sentence in select * from mended loop
    update faq
    set answer_ru = replace(answer_ru, sentence.old, sentence.new), answer_en = replace(answer_en, sentence.old, sentence.new)
    where strpos(answer_ru, sentence.old) > 0 or strpos(answer_en, sentence.old) > 0;
  end loop;
end
$$;
