/** Sub-accounts of the company, as screens call them. */
export {
  getListSubAccountsQueryOptions as subAccountsOptions,
  useChangeSubAccountState,
  useListPermissionNodes as usePermissionNodes,
  useResetSubAccountPassword,
  useSaveSubAccount,
} from '../generated/hooks/sub-account/sub-account'
