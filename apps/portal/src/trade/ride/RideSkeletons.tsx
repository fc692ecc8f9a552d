import { Box, LinesSkeleton, Skeleton, SkeletonArea } from '@portal/ui'
import row from '../results/results.module.css'

/** Skeleton of the rows. */
export function RideRowsSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonArea>
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={row.row} data-ride>
          <div className={row.picture}>
            <Skeleton height="100%" />
          </div>
          <LinesSkeleton lines={4} />
          <div className={row.offer}>
            <Skeleton height={44} width={140} />
            <Skeleton height={36} width={100} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  )
}

/** Reserves the height of a search form while its code loads. */
export const SearchFormComing = () => <Box mih={170} />
