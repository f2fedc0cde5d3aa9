/** Money of one order that is written down. */
export const orderMoney = {
  money: 'Money',
  addPayment: 'Add',
  paymentTitle: 'Add a payment',
  refundOf: 'of the payment of {{amount}} on {{day}}',
  refundedPayment: 'Payment that is given back',
  paymentHelp: 'This is a record only: no money moves.',
  paymentKind: { payment: 'Payment', deposit: 'Deposit', refund: 'Refund' },
  paymentMethod: { cash: 'Cash', transfer: 'Transfer', 'card-terminal': 'Terminal', coin: 'Cryptocurrency', other: 'Other' },
  kind: 'Kind',
  amount: 'Amount',
  paymentBy: 'Method',
  reference: 'Number of the transfer, receipt or transaction',
  paidOn: 'Day',
}
