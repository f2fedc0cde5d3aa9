export const auditThreadActions = {
  album: 'Live photographs made',
  'album-share': 'Live photographs sent to others',
  'album-show': 'Live photographs shown or hidden on the site',
  answer: 'Answer to an enquiry',
  assign: 'Enquiry assigned',
  call: 'Call logged',
  'close-wanted': 'Waits no longer',
  email: 'Email written down',
  note: 'Note to an enquiry',
  'note-answer': 'Reply by phone or messenger noted',
  resend: 'Answer sent again',
  status: 'Enquiry moved',
}
