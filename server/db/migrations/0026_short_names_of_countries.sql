-- The shop's own country has one name everywhere: the short one, unless the owner gave it another.

update country set name_ru = 'Россия' where code = 'RU' and name_ru = 'Российская Федерация';
update country set name_en = 'Russia' where code = 'RU' and name_en = 'Russian Federation';
