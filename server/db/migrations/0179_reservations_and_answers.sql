-- The page of a reserved piece says when its order would end. A change of that end, of the order's status or of its payments (a paid order
-- does not end by itself) is therefore a change of the pieces. The pieces are locked in id order, like
-- in all other code. Cancelling and shipping an order write its pieces anyway.
create function mark_pieces_of_order(id_of_order uuid) returns void language plpgsql as $$
begin
  if current_setting('vitrine.restoring', true) = 'on' then return; end if;
  perform from piece where id in (select piece_id from order_line where order_id = id_of_order) order by id for no key update;
  update piece set changed_by = pg_current_xact_id()
    where id in (select piece_id from order_line where order_id = id_of_order) and changed_by <> pg_current_xact_id();
end $$;

create function mark_pieces_of_changed_order() returns trigger language plpgsql as $$
begin
  perform mark_pieces_of_order(new.id);
  return null;
end $$;
create trigger shop_order_marks_pieces after update of status, expires_at on shop_order for each row
  when (new.status in ('pending', 'confirmed') and (old.status, old.expires_at) is distinct from (new.status, new.expires_at))
  execute function mark_pieces_of_changed_order();

create function mark_pieces_of_payment() returns trigger language plpgsql as $$
begin
  perform mark_pieces_of_order(case when tg_op = 'DELETE' then old.order_id else new.order_id end);
  return null;
end $$;
create trigger order_payment_marks_pieces after insert or delete on order_payment for each row execute function mark_pieces_of_payment();

-- Answers of earlier versions that other pages contradict, or whose numbers the owner has changed since. What an owner has worded anew
-- stays.
create temporary table reworded (old text, new text) on commit drop;
insert into reworded (old, new) values
  ('указав имя и телефон или почту.',
   'указав имя и телефон.'),
  ('with your name and a phone number or e-mail.',
   'with your name and phone number.'),
  ('указав имя и телефон. Мы снимем его при дневном свете без обработки,',
   'указав имя, телефон и куда их прислать. Мы снимем его без обработки,'),
  ('Фотографии придут в мессенджер, который вы выберете.',
   'Фотографии пришлём за {{livePhotoHours}} в рабочее время, куда вам удобно: на почту, в WhatsApp, Telegram или ссылкой в SMS.'),
  ('with your name and phone. We photograph it in daylight, unretouched,',
   'with your name, phone number and where to send them. We photograph it unretouched,'),
  ('The photos come to the messenger you choose.',
   'The photos come within {{livePhotoHours}}, in opening hours, the way you choose: by email, WhatsApp, Telegram, or as a link in an SMS.'),
  ('Бронь держится {{reservation}} с момента оформления заказа.',
   'Бронь держится {{reservation}} с момента оформления заказа, а если предмет нужно привезти в другой офис — пока вы не сможете его там забрать.'),
  ('приехать на примерку, запросить живые фотографии или оплатить',
   'приехать на примерку, задать вопросы или оплатить'),
  ('A reservation lasts {{reservation}} from ordering.',
   'A reservation lasts {{reservation}} from ordering or, if the piece has to be brought to the other office, until you can collect it there.'),
  ('come for a fitting, ask for live photos or pay',
   'come for a fitting, ask questions or pay'),
  ('и при желании сразу поставит предмет в резерв на {{reservation}}.',
   'и по вашей просьбе отложит предмет: скажет, до какого времени.'),
  ('and can reserve the piece for {{reservation}} at once.',
   'and can hold the piece for you until a time that you agree on.'),
  ('Если экземпляров два, это указано на странице.',
   'Если экземпляров несколько, их число указано на странице.'),
  ('Where there are two, the page says so.',
   'Where there are several, the page says how many.'),
  ('В другие страны она стоит 50 долларов США за заказ,',
   'В другие страны она стоит {{deliveryFee}} за заказ,'),
  ('To other countries it costs 50 US dollars per order,',
   'To other countries it costs {{deliveryFee}} per order,'),
  ('Если он в другом филиале или вы живёте в другой стране, менеджер назовёт срок, когда проверит наличие.',
   'Если он в другом филиале, привезём его за {{transferDays}} дней; в другие города и страны срок назовёт менеджер до оплаты.'),
  ('If it is at the other branch or you live in another country, the manager names the date when checking availability.',
   'If it is at the other branch, we bring it within {{transferDays}} days; for other cities and countries the manager names the date before you pay.'),
  ('Офисы открыты с понедельника по пятницу с 11:00 до 21:00, в субботу с 15:00 до 19:00.',
   'Часы работы: {{hours}}.'),
  ('The offices are open Monday to Friday 11:00–21:00 and Saturday 15:00–19:00.',
   'Opening hours: {{hours}}.'),
  ('приём по записи идёт ежедневно с 10:00 до 21:00.',
   'приём по записи идёт ежедневно, {{appointmentHours}}.'),
  ('Если предмет находится в другом городе, мы согласуем перевозку.',
   'Если предмет в другом городе, форма назовёт первый возможный день и возвратный депозит, если он нужен.'),
  ('appointments run daily from 10:00 to 21:00.',
   'appointments run daily, {{appointmentHours}}.'),
  ('If the piece is in the other city, we agree on bringing it over.',
   'If the piece is in the other city, the form names the first possible day and the refundable deposit, if there is one.'),
  ('Результат мы записываем в заключение, его можно запросить вместе с предметом.',
   'Результат мы записываем в заключение; подписанное видно на странице предмета.'),
  ('The result is written into a report you can ask for with the piece.',
   'The result is written into a report; once signed, it is on the page of the piece.'),
  ('указав имя и как с вами связаться. Мы снимем его при дневном свете без обработки,',
   'указав имя, телефон и куда их прислать. Мы снимем его без обработки,'),
  ('Фотографии пришлём туда, куда вам удобно:',
   'Фотографии пришлём за {{livePhotoHours}} в рабочее время, куда вам удобно:'),
  ('with your name and how to reach you. We photograph it in daylight, unretouched,',
   'with your name, phone number and where to send them. We photograph it unretouched,'),
  ('The photos come the way you choose:',
   'The photos come within {{livePhotoHours}}, in opening hours, the way you choose:');

do $$
declare
  sentence reworded;
begin
  for sentence in select * from reworded loop
    update faq
    set answer_ru = replace(answer_ru, sentence.old, sentence.new), answer_en = replace(answer_en, sentence.old, sentence.new)
    where strpos(answer_ru, sentence.old) > 0 or strpos(answer_en, sentence.old) > 0;
  end loop;
end
$$;
