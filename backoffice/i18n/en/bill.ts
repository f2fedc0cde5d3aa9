export const bill = {
  proforma: 'Proforma invoice',
  correctProforma: 'Corrected proforma invoice',
  forCompany: 'Bill an organization',
  title: 'The buyer is an organization',
  help: 'Later documents of this order name the organization too. Without a name, the buyer is the person.',
  paper: 'Document',
  name: 'Name of the organization',
  address: 'Legal address',
  taxNumber: 'Tax number',
  issue: 'Issue',
}
