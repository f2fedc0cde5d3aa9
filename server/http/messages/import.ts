import type { Language } from '#contract/language.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'

export const importMessages = {
  ru: {
    'import-file-missing': 'Приложите файл CSV или XLSX.',
    'import-too-large': 'Файл больше 10 МБ. Разделите его на части.',
    'import-too-many-rows': 'В файле больше {{max}} строк. Разделите его на части.',
    'import-encoding-told': 'Кодировка этого файла известна точно.',
    'import-too-many-columns': 'В файле больше 200 столбцов.',
    'import-old-excel': 'Это старый формат Excel. Сохраните файл как XLSX или CSV.',
    'import-empty': 'В файле нет строк под заголовком.',
    'import-unreadable': 'Файл не удалось прочитать. Сохраните его как CSV или XLSX и попробуйте ещё раз.',
    'import-no-columns': 'Укажите хотя бы один столбец.',
    'import-no-consignor': 'Назовите поставщика: он будет комитентом.',
    'import-column-twice': 'Один и тот же столбец выбран дважды.',
    'import-column-unknown': 'Такого столбца нет.',
    'import-applied': 'Этот файл уже записан.',
    'import-nothing': 'В файле нет ничего нового: записывать нечего.',
    'import-rows-refused': 'Строк с ошибками: {{count}}. Исправьте их или запишите остальные.',
  },
  en: {
    'import-file-missing': 'Attach a CSV or XLSX file.',
    'import-too-large': 'The file is larger than 10 MB. Split it.',
    'import-too-many-rows': 'The file has more than {{max}} rows. Split it.',
    'import-encoding-told': 'The encoding of this file is certain.',
    'import-too-many-columns': 'The file has more than 200 columns.',
    'import-old-excel': 'This is the format of old Excel. Save the file as XLSX or CSV.',
    'import-empty': 'The file has no rows below its head.',
    'import-unreadable': 'The file could not be read. Save it as CSV or XLSX and try again.',
    'import-no-columns': 'Say what at least one column is.',
    'import-no-consignor': 'Name the supplier, who is the consignor.',
    'import-column-twice': 'One column is chosen twice.',
    'import-column-unknown': 'There is no such column.',
    'import-applied': 'This file has been written already.',
    'import-nothing': 'The file brings nothing new: there is nothing to write.',
    'import-rows-refused': 'Rows with errors: {{count}}. Correct them, or write the others.',
  },
} as const satisfies Record<Language, Record<ImportReason, string>>
