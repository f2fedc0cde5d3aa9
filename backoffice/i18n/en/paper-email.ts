export const paperEmail = {
  send: 'Send by email',
  pdf: 'Download PDF',
  to: 'Email of the recipient',
  later: 'It leaves in 10 seconds: until then you can take it back.',
  email: 'Email',
  attachment: 'Attachment',
  kilobytes: '{{size}} KB',
  sendNow: 'Send',
  sent: 'Sent: {{to}}',
}
