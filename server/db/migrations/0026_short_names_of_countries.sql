-- Gives the shop's own country its short name, unless the owner has renamed it.

update country set name_ru = 'Россия' where code = 'RU' and name_ru = 'Российская Федерация';
update country set name_en = 'Russia' where code = 'RU' and name_en = 'Russian Federation';
