/** Where pieces lie: safes, windows, workshops. */
export const places = {
  title: 'Places',
  text: 'Where pieces lie in an office. A stock-take counts one place.',
  none: 'No places here yet',
  add: 'Add a place',
  change: 'Change the place',
  changeOf: 'Change: {{name}}',
  city: 'Office',
  kind: 'What it is',
  kinds: { safe: 'Safe', window: 'Window', workshop: 'Workshop', courier: 'With a courier', client: 'With a client', other: 'Other' },
  nameRu: 'Name in Russian',
  nameEn: 'Name in English',
  added: 'Place added',
  changed: 'Place changed',
}
