/** Sub-accounts of the company, as screens call them. */
export {
  getListAdminLogQueryOptions as adminLogOptions,
  getListSubAccountsQueryOptions as subAccountsOptions,
  useChangeSubAccountState,
  useListPermissionNodes as usePermissionNodes,
  useResetSubAccountPassword,
  useSaveSubAccount,
} from '../generated/hooks/sub-account/sub-account'
