/** Long tables, which the server writes as a job: begun, asked after until it is done, fetched. */
export { downloadExport, getExport } from '../generated/hooks/export/export'
export { exportOrders } from '../generated/hooks/order/order'
