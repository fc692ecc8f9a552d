import { byViewer, byVisitor, type Scenes } from './scene.ts'

/** What was booked, in groups. */
export const orderReportScenes = {
  getOrderReport: {
    months: {
      summary: 'By month of the booking, this year',
      request: { query: { date_from: '2026-01-01' } },
    },
    customers: {
      summary: 'By customer, of services that begin in November',
      request: {
        query: {
          group_by: 'customer',
          date_field: 'check_in',
          date_from: '2026-11-01',
          date_to: '2026-11-30',
        },
      },
    },
    visitor: byVisitor(),
  },
  exportOrderReport: {
    begun: {
      summary: 'By operator as a sheet',
      request: { body: { group_by: 'operator', format: 'xlsx' } },
    },
    viewer: byViewer({ body: { group_by: 'month', format: 'csv' } }),
  },
} satisfies Partial<Scenes>
