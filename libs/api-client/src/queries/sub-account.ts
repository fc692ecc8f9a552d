/** Sub-accounts of the company, as screens call them. */
export {
  useChangeSubAccountState,
  useListPermissionNodes as usePermissionNodes,
  useListSubAccounts as useSubAccounts,
  useResetSubAccountPassword,
  useSaveSubAccount,
} from '../generated/hooks/sub-account/sub-account'
