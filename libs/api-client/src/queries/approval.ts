/** Orders that need a superior, as screens call them. */
export {
  useDecideApproval,
  useListApprovals as useApprovals,
  useRequestApproval,
} from '../generated/hooks/approval/approval'
