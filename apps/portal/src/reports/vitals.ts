import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Report } from './report.ts'

/** Tells of the web vitals as each becomes final, under the page that the visit began with. */
export function watchVitals(tell: (report: Report) => void, page: string | null): void {
  const hear = ({ name, value, rating }: Metric) =>
    // Finer than a clock or an eye; CLS is small by nature.
    tell({ kind: 'vital', page, name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)), rating })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(hear)
}
