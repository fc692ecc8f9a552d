/** Balance, credit and their movements, as screens call them. */
export {
  exportLedger,
  getGetWalletQueryOptions as walletOptions,
  getListLedgerEntriesQueryOptions as ledgerOptions,
  useGetWallet as useWallet,
  useListLedgerEntries as useLedger,
  useListTopUps as useTopUps,
  useTopUpWallet as useTopUp,
} from '../generated/hooks/wallet/wallet'
