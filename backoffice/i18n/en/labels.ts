/** Labels with QR codes. */
export const labels = {
  title: 'Labels',
  label: 'Label',
  print: 'Print',
  number: 'No.\u00A0{{id}}',
  count_one: '{{count}} label',
  count_other: '{{count}} labels',
  paper: 'Paper',
  roll: 'Roll, 58\u00A0×\u00A040\u00A0mm',
  sheet: 'A4 sheet, 21 a sheet',
  help: 'A phone’s camera opens the piece by its code. The serial number is not on the label. Print at 100\u00A0%, without margins.',
  missing_one: 'There is no piece {{ids}}: it gets no label.',
  missing_other: 'There are no pieces {{ids}}: they get no labels.',
  empty: 'No piece is chosen',
  emptyText: 'Tick pieces in the list and press “Labels”. At most 500 are printed at a time.',
  toPieces: 'To the list of pieces',
  tooMany: 'At most 500 labels are printed at a time',
}
