export const auditWalletActions = {
  approve: 'Кошелёк утверждён',
  cancel: 'Замена кошелька отменена',
  propose: 'Предложен кошелёк',
  start: 'Кошелёк начал действовать',
  stop: 'Кошелёк остановлен',
}
