/** The own account, as screens call it. */
export {
  useChangeAccountBinding,
  useChangePassword,
  useGetAccountProfile as useAccountProfile,
  useGetPreference as usePreference,
  useListIntegralEntries as useIntegralEntries,
  useRetrievePassword,
  useSaveAccountProfile,
  useSavePreference,
  useVerifyAccount,
} from '../generated/hooks/account/account'
