export const auditWalletActions = {
  approve: 'Wallet approved',
  cancel: 'Change of a wallet canceled',
  propose: 'Wallet proposed',
  start: 'Wallet came into force',
  stop: 'Wallet stopped',
}
