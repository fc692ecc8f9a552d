/** What the desk must know today, as screens call it. */
export { useGetDashboard as useDashboard } from '../generated/hooks/dashboard/dashboard'
