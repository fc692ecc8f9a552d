/** Balance, credit and their movements, as screens call them. */
export {
  exportLedger,
  getGetWalletQueryOptions as walletOptions,
  getListLedgerEntriesQueryOptions as ledgerOptions,
  getListTopUpsQueryOptions as topUpsOptions,
  useCheckWallet as useWalletCheck,
  useGetPayee as usePayee,
  useGetWallet as useWallet,
  useTopUpWallet as useTopUp,
} from '../generated/hooks/wallet/wallet'
