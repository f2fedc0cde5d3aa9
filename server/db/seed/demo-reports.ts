import type { ServiceKind } from '#contract/rules/staff/service-kinds.ts'
import type { Grade } from '#contract/rules/staff/zone-wear-grades.ts'
import type { Defect } from '#contract/rules/staff/zones.ts'
import type { Bilingual } from '#server/db/seed/reference-labels.ts'

/** A pin on a demo photograph. `photo`: file name without extension. */
type DemoPin = { photo: '1' | '2' | '3' | '4'; x: number; y: number; note: Bilingual }
export type DemoZone = { zone: string; grade: Grade; defects?: Defect[]; note?: Bilingual; pins?: DemoPin[] }
/** Timing measurements: rate, amplitude and beat error for each of `positions`, in this order. */
type DemoTiming = { measuredAt: string; liftAngle: number; readings: [rate: number, amplitude: number, beatError: number][] }
type DemoService = { doneOn: string; kind: ServiceKind; text: Bilingual; guaranteeUntil?: string; workshopName?: string }
export type DemoReports = {
  signedAt: string
  summary: Bilingual
  zones: DemoZone[]
  timing?: DemoTiming
  services?: DemoService[]
  /** The last certificate is valid; the others are revoked. */
  certificates: { number: string; issuedAt: string; revoked?: { at: string; reason: string } }[]
  serialEnd: string
}

const unworn = (...zones: string[]): DemoZone[] => zones.map((zone) => ({ zone, grade: 0 }))

const submariner: DemoReports = {
  signedAt: '2026-10-12T10:20:00Z',
  summary: {
    ru: 'Носили редко. Корпус не полировали, браслет полной длины.',
    en: 'Worn seldom. The case has not been polished; the bracelet is at full length.',
  },
  zones: [
    ...unworn('crystal', 'dial', 'hands', 'case-back', 'crown'),
    {
      zone: 'bezel',
      grade: 1,
      note: {
        ru: 'Керамическая вставка без следов, тонкий след на рифлении.',
        en: 'The ceramic insert is clean; a hairline on the knurling.',
      },
      pins: [{ photo: '2', x: 0.165, y: 0.466, note: { ru: 'След на рифлении', en: 'Hairline on the knurling' } }],
    },
    { zone: 'case-front', grade: 1, defects: ['scratch'] },
    { zone: 'case-left', grade: 1 },
    { zone: 'case-right', grade: 1 },
    {
      zone: 'lugs',
      grade: 1,
      defects: ['scratch'],
      note: { ru: 'Два тонких следа у верхнего правого ушка.', en: 'Two hairlines by the upper right lug.' },
      pins: [{ photo: '2', x: 0.685, y: 0.2, note: { ru: 'Тонкие следы', en: 'Hairlines' } }],
    },
    { zone: 'bracelet', grade: 1 },
    {
      zone: 'clasp',
      grade: 2,
      defects: ['scratch'],
      note: { ru: 'Следы носки на полированной части.', en: 'Traces of wear on the polished part.' },
    },
    { zone: 'movement', grade: 1 },
  ],
  timing: {
    measuredAt: '2026-10-12T09:40:00Z',
    liftAngle: 53,
    readings: [
      [1.2, 286, 0.1],
      [0.8, 281, 0.1],
      [2.9, 262, 0.2],
      [-0.6, 259, 0.2],
      [1.9, 264, 0.1],
      [0.4, 258, 0.2],
    ],
  },
  services: [
    {
      doneOn: '2026-10-12',
      kind: 'regulation',
      text: {
        ru: 'Проверены ход в шести положениях и водозащита на 10 бар.',
        en: 'Rate in six positions and water resistance to 10 bar checked.',
      },
    },
  ],
  certificates: [{ number: 'M9S3-46QV', issuedAt: '2026-10-12T11:00:00Z' }],
  serialEnd: '4K7',
}

const vintageSubmariner: DemoReports = {
  signedAt: '2026-09-28T12:10:00Z',
  summary: {
    ru: 'Честный возраст: патина циферблата и вставки, рабочий механизм после сервиса 2024 года.',
    en: 'Honest age: patina on dial and insert, a movement that runs well after its 2024 service.',
  },
  zones: [
    {
      zone: 'crystal',
      grade: 1,
      note: { ru: 'Плексиглас отполирован при сервисе.', en: 'The acrylic was polished during the service.' },
      pins: [{ photo: '2', x: 0.56, y: 0.6, note: { ru: 'Тонкий след', en: 'Hairline' } }],
    },
    {
      zone: 'bezel',
      grade: 2,
      note: { ru: 'Вставка выцвела равномерно.', en: 'The insert has faded evenly.' },
      pins: [{ photo: '2', x: 0.47, y: 0.225, note: { ru: 'Выцвела до серого', en: 'Faded to gray' } }],
    },
    { zone: 'case-front', grade: 2, defects: ['scratch'] },
    { zone: 'case-left', grade: 2, defects: ['scratch'] },
    { zone: 'case-right', grade: 2, defects: ['scratch', 'dent'] },
    { zone: 'case-back', grade: 2, defects: ['scratch'] },
    {
      zone: 'lugs',
      grade: 2,
      defects: ['polish'],
      note: { ru: 'Полировали один раз; фаски читаются.', en: 'Polished once; the bevels still read.' },
    },
    {
      zone: 'crown',
      grade: 1,
      defects: ['replaced'],
      note: { ru: 'Заменена при сервисе 2024 года.', en: 'Replaced during the 2024 service.' },
    },
    {
      zone: 'dial',
      grade: 2,
      note: { ru: 'Тритий потемнел до цвета слоновой кости, отслоений нет.', en: 'The tritium has aged to ivory; nothing flakes.' },
      pins: [{ photo: '3', x: 0.07, y: 0.5, note: { ru: 'Патина метки', en: 'Patina of a marker' } }],
    },
    { zone: 'hands', grade: 2 },
    { zone: 'bracelet', grade: 2, note: { ru: 'Растяжение небольшое.', en: 'Little stretch.' } },
    { zone: 'clasp', grade: 2 },
    { zone: 'movement', grade: 1 },
  ],
  timing: {
    measuredAt: '2026-09-28T11:30:00Z',
    liftAngle: 52,
    readings: [
      [5.1, 252, 0.3],
      [4.4, 248, 0.4],
      [8.2, 231, 0.5],
      [-2.3, 228, 0.5],
      [6.7, 234, 0.4],
      [1.1, 226, 0.6],
    ],
  },
  services: [
    {
      doneOn: '2024-05-16',
      kind: 'overhaul',
      text: {
        ru: 'Полная разборка, чистка и смазка; новые прокладки и головка.',
        en: 'Taken apart, cleaned and oiled; new gaskets and crown.',
      },
      guaranteeUntil: '2026-12-31',
    },
    {
      doneOn: '2011-03-02',
      kind: 'polish',
      text: { ru: 'Лёгкая полировка корпуса.', en: 'The case was polished lightly.' },
      workshopName: 'J. Keller, Genève',
    },
  ],
  certificates: [{ number: '3D25-VT4B', issuedAt: '2026-09-28T13:00:00Z' }],
  serialEnd: '915',
}

const birkin: DemoReports = {
  signedAt: '2026-10-05T08:30:00Z',
  summary: { ru: 'Не носили: плёнка на фурнитуре не снята.', en: 'Not carried: the film is still on the hardware.' },
  zones: [
    ...unworn('front', 'back', 'base', 'corners', 'handles', 'hardware', 'zips', 'odour'),
    { zone: 'lining', grade: 1, note: { ru: 'Складка от хранения у кармана.', en: 'A crease of storage by the pocket.' } },
  ],
  certificates: [
    {
      number: 'F5V3-7E31',
      issuedAt: '2026-09-14T09:00:00Z',
      revoked: { at: '2026-10-05T08:40:00Z', reason: 'Опись заменена: добавлен чехол для ключей' },
    },
    { number: 'S3E2-8JTN', issuedAt: '2026-10-05T09:00:00Z' },
  ],
  serialEnd: '22U',
}

export const demoReports: Record<string, DemoReports> = {
  'rolex-submariner-date-126610lv': submariner,
  'rolex-submariner-5513-1969': vintageSubmariner,
  'hermes-birkin-25-togo-gold': birkin,
}
