import { matching, searchReader } from '../../shared/search-params.ts'

/** Search params of `/user/bill/month`: a month such as `2026-11`; this one without it. */
export const readMonthSearch = searchReader({ month: matching(/^20\d{2}-(?:0[1-9]|1[0-2])$/) })
