import type { Language } from '#contract/language.ts'

type Texts = Record<Language, string>

/** Grades of a zone's wear, from 0 (as new) to 4 (damaged). */
export const grades = [0, 1, 2, 3, 4] as const
export type Grade = (typeof grades)[number]

const gradeNames: readonly Texts[] = [
  { ru: 'Как новое', en: 'As new' },
  { ru: 'Едва заметные следы', en: 'Faint marks' },
  { ru: 'Заметные следы', en: 'Visible wear' },
  { ru: 'Сильный износ', en: 'Heavy wear' },
  { ru: 'Повреждение', en: 'Damage' },
]

/** Definitions of the grades 0 to 4 for each kind of surface, because surfaces wear differently. */
const sentences = {
  metal: [
    { ru: 'Следов нет; грани и шлифовка заводские.', en: 'No marks; factory edges and finish.' },
    { ru: 'Тонкие следы видны только под лупой или на ярком свету.', en: 'Hairlines show only under a loupe or in bright light.' },
    { ru: 'Царапины видны с расстояния вытянутой руки.', en: 'Scratches show at arm’s length.' },
    { ru: 'Много царапин или мелкие вмятины; грани сглажены.', en: 'Many scratches or small dents; edges have softened.' },
    { ru: 'Глубокая вмятина, трещина или потеря металла.', en: 'A deep dent, a crack or metal loss.' },
  ],
  glass: [
    { ru: 'Следов нет.', en: 'No marks.' },
    { ru: 'Тонкие следы видны только под лупой или на ярком свету.', en: 'Hairlines show only under a loupe or in bright light.' },
    { ru: 'Царапина видна, показания читаются свободно.', en: 'A scratch shows; the dial reads clearly.' },
    { ru: 'Царапины или скол на краю мешают смотреть.', en: 'Scratches or a chip at the edge obscure the view.' },
    { ru: 'Трещина или скол; стекло нужно заменить.', en: 'A crack or chip; the crystal needs replacing.' },
  ],
  dial: [
    { ru: 'Следов нет; краска, метки и состав ровные.', en: 'No marks; paint, markers and lume are even.' },
    { ru: 'Точка или пылинка видна только под лупой.', en: 'A speck shows only under a loupe.' },
    { ru: 'Лёгкая патина или след видны без лупы.', en: 'Light patina or a mark shows without a loupe.' },
    { ru: 'Пятна, выцветание или следы влаги.', en: 'Stains, fading or traces of moisture.' },
    { ru: 'Отслоение, ржавчина или недостающая деталь.', en: 'Flaking, rust or a missing part.' },
  ],
  strap: [
    { ru: 'Не ношен; звенья и кожа без следов.', en: 'Unworn; no marks on links or leather.' },
    { ru: 'Следы носки едва видны, растяжения нет.', en: 'Wear barely visible; no stretch.' },
    { ru: 'Видны царапины или складки; растяжение небольшое.', en: 'Scratches or creases show; little stretch.' },
    { ru: 'Заметное растяжение или потёртости; скоро менять.', en: 'Noticeable stretch or rubbing; replace soon.' },
    { ru: 'Разрыв, сломанное звено; носить нельзя.', en: 'A tear or broken link; not wearable.' },
  ],
  mechanism: [
    { ru: 'Работает как новое, люфта нет.', en: 'Works like new; no play.' },
    { ru: 'Работает чётко; следы едва видны.', en: 'Works crisply; marks barely visible.' },
    { ru: 'Работает; есть лёгкий люфт или видимые следы.', en: 'Works; slight play or visible marks.' },
    { ru: 'Работает с усилием или нечётко.', en: 'Works with effort or unreliably.' },
    { ru: 'Не работает или не держит.', en: 'Does not work or hold.' },
  ],
  movement: [
    { ru: 'Чистый, ход и амплитуда как после сервиса.', en: 'Clean; rate and amplitude as after a service.' },
    { ru: 'Чистый, ход в пределах нормы.', en: 'Clean; the rate is within tolerance.' },
    { ru: 'Идёт; масло старое, сервис в ближайший год.', en: 'Runs; the oil is old, service within a year.' },
    { ru: 'Ход вне нормы; нужен сервис.', en: 'The rate is out of tolerance; needs a service.' },
    { ru: 'Стоит, ржавчина или сломанная деталь.', en: 'Stopped, rust or a broken part.' },
  ],
  stones: [
    { ru: 'Все на месте, без сколов и следов.', en: 'All present; no chips or marks.' },
    { ru: 'Следы на гранях видны только под лупой.', en: 'Marks on facets show only under a loupe.' },
    { ru: 'Потёртые грани видны без лупы.', en: 'Worn facets show without a loupe.' },
    { ru: 'Скол или камень сидит неплотно.', en: 'A chip or a loose stone.' },
    { ru: 'Камня нет или он треснул.', en: 'A stone is missing or cracked.' },
  ],
  hallmark: [
    { ru: 'Все клейма чёткие.', en: 'All marks are crisp.' },
    { ru: 'Клейма читаются без лупы.', en: 'The marks read without a loupe.' },
    { ru: 'Клейма читаются под лупой.', en: 'The marks read under a loupe.' },
    { ru: 'Часть клейм стёрта.', en: 'Some marks are worn away.' },
    { ru: 'Клейм нет или они не читаются.', en: 'The marks are missing or illegible.' },
  ],
  leather: [
    { ru: 'Следов нет; кожа держит форму.', en: 'No marks; the leather keeps its shape.' },
    { ru: 'Следы видны только вблизи.', en: 'Marks show only up close.' },
    { ru: 'Видны потёртости или заломы; цвет ровный.', en: 'Rubbing or creases show; the color is even.' },
    { ru: 'Потёртости до основы или пятна.', en: 'Rubbed through in places, or stained.' },
    { ru: 'Разрыв, трещина или утрата кожи.', en: 'A tear, a crack or missing leather.' },
  ],
  lining: [
    { ru: 'Чистая, без следов.', en: 'Clean; no marks.' },
    { ru: 'Лёгкие следы у швов.', en: 'Faint marks along the seams.' },
    { ru: 'Видимое пятно или след ручки.', en: 'A visible stain or pen mark.' },
    { ru: 'Много пятен, липкость или затяжки.', en: 'Many stains, stickiness or pulls.' },
    { ru: 'Разрыв или отслоение.', en: 'Torn or coming off.' },
  ],
  odour: [
    { ru: 'Пахнет новой кожей или ничем.', en: 'Smells of new leather or of nothing.' },
    { ru: 'Едва слышный запах, уходит за день.', en: 'A hint that airs out in a day.' },
    { ru: 'Слабый запах духов или хранения.', en: 'A light smell of perfume or storage.' },
    { ru: 'Заметный запах, нужна чистка.', en: 'A noticeable smell; needs cleaning.' },
    { ru: 'Запах дыма или сырости, не уходит.', en: 'Smoke or damp that stays.' },
  ],
} as const satisfies Record<string, readonly Texts[]>

/** The kind of surface of a zone, which selects the definitions of the grades. */
export type GradeScale = keyof typeof sentences

export function gradeName(grade: Grade, language: Language): string {
  return gradeNames[grade]?.[language] ?? ''
}

export function gradeSentence(scale: GradeScale, grade: Grade, language: Language): string {
  return sentences[scale][grade][language]
}
