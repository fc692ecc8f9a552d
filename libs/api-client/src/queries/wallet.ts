/** Balance, credit and their movements, as screens call them. */
export {
  getGetWalletQueryOptions as walletOptions,
  getListLedgerEntriesQueryOptions as ledgerOptions,
  useGetWallet as useWallet,
  useListLedgerEntries as useLedger,
} from '../generated/hooks/wallet/wallet'
