/** The own account, as screens call it. */
export {
  getListIntegralEntriesQueryOptions as integralEntriesOptions,
  useChangeAccountBinding,
  useChangePassword,
  useGetAccountProfile as useAccountProfile,
  useGetPreference as usePreference,
  useRetrievePassword,
  useSaveAccountProfile,
  useSavePreference,
  useVerifyAccount,
} from '../generated/hooks/account/account'
