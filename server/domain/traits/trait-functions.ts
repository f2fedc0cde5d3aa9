import type { SpokenTrait } from '#server/domain/traits/trait.ts'

/** Traits of watch functions and movements. Lists only synonyms, because the lexicon adds the names in the reference lists. */
export const functionTraits: SpokenTrait[] = [
  {
    key: 'Chronograph',
    name: { ru: 'Хронографы', en: 'Chronographs' },
    said: 'хронограф~, хроно, chronograph, chrono',
    values: { watch_types: /chronograph/, functions: /chronograph/ },
  },
  watchFunction('Second time zone', 'Второй часовой пояс', {
    said: 'gmt, second time zone, second time, second hours zone',
    has: /second time zone|gmt/,
  }),
  watchFunction('World time', 'Мировое время', { said: 'world time, worldtime, worldtimer, миров~ time', has: /world time/ }),
  watchFunction('Moon phase', 'Фазы Луны', {
    said: 'moon phase, moonphase, phase moon, phase of the moon, moon calendar, лунн~, лунник',
    has: /moon/,
  }),
  watchFunction('Annual calendar', 'Годовой календарь', { said: 'annual calendar', has: /annual calendar/ }),
  watchFunction('Perpetual calendar', 'Вечный календарь', { said: 'perpetual calendar, вечник', has: /perpetual calendar/ }),
  watchFunction('Tourbillon', 'Турбийон', { said: 'турбийон~, турбиллион~, турбильон~, tourbillon', has: /tourbillon/ }),
  watchFunction('Minute repeater', 'Минутный репетир', { said: 'репетир~, минутн~ репетир~, repeater', has: /repeater/ }),
  watchFunction('Power reserve', 'Запас хода', { said: 'запас~ ход~, power reserve', has: /power reserve/ }),
  watchFunction('Alarm', 'Будильник', { said: 'будильник~, alarm', has: /alarm/ }),
  watchFunction('Flyback', 'Флайбэк', { said: 'флайбек, флайбэк, flyback', has: /flyback/ }),
  watchFunction('Rattrapante', 'Сплит-хронограф', { said: 'сплит, rattrapante, split seconds', has: /split/ }),
  watchFunction('Date', 'Дата', { said: 'дат~, date', has: /date/ }),
  watchFunction('Rotating bezel', 'Вращающийся безель', {
    said: 'вращающ~ безел~, вращающимся безелем, rotating bezel',
    has: /rotating bezel/,
  }),
  movement('Automatic', 'Автоматический подзавод', {
    said: 'автоматическ~, автоматик~, автомат, автоподзавод~, automatic, selfwinding, self winding, автоматическ~ winding',
    is: /automatic/,
  }),
  movement('Manual winding', 'Ручной завод', {
    said: 'ручн~ winding, manual winding, manual, hand winding, handwound',
    is: /manual/,
  }),
  movement('Quartz', 'Кварц', { said: 'кварц~, кварцев~, quartz', is: /quartz/ }),
  movement('Mechanical', 'Механические', {
    said: 'механическ~, механик~, mechanical',
    is: /automatic|manual|spring drive/,
  }),
]

function watchFunction(en: string, ru: string, { said, has }: { said: string; has: RegExp }): SpokenTrait {
  return { key: `${en} function`, name: { ru, en }, said, values: { functions: has } }
}

function movement(en: string, ru: string, { said, is }: { said: string; is: RegExp }): SpokenTrait {
  return { key: `${en} movement`, name: { ru, en }, said, values: { movement_types: is } }
}
