/** What the desk must know today, as screens call it. */
export {
  useGetDashboard as useDashboard,
  useGetSpending as useSpending,
} from '../generated/hooks/dashboard/dashboard'
