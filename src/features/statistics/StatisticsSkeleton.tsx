import { Box, Skeleton } from '@mui/material'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'

/** The outline of the page while the numbers are counted. */
export function StatisticsSkeleton() {
  return (
    <>
      <Box aria-hidden sx={{ mb: 8 }}>
        <Skeleton variant="rounded" height={140} sx={{ mb: 8 }} />
        <Skeleton width={240} height={32} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={260} />
      </Box>
      <TableSkeleton rows={3} columns={[70, 30, 90, 30, 30]} />
    </>
  )
}
