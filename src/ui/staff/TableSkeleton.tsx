import {
  Box,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslation } from 'react-i18next'

interface TableSkeletonProps {
  /** How many rows the page will have. */
  rows?: number
  /** Width of each column's text, in percent of the cell. */
  columns?: number[]
}

const repeat = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The outline of a table while it loads: rows on a desktop, cards on a phone. */
export function TableSkeleton({ rows = 7, columns = [70, 50, 40, 30] }: TableSkeletonProps) {
  const { t } = useTranslation()
  return (
    <Box aria-busy="true" role="status" aria-label={t('loading')}>
      <TableContainer sx={{ display: { xs: 'none', sm: 'block' } }} aria-hidden>
        <Table>
          <TableHead>
            <TableRow>
              {columns.map((width, index) => (
                <TableCell key={index}>
                  <Skeleton width={`${width / 2}%`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {repeat(rows).map((row) => (
              <TableRow key={row}>
                {columns.map((width, index) => (
                  <TableCell key={index}>
                    <Skeleton width={`${width}%`} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: { xs: 'grid', sm: 'none' }, gap: 3 }} aria-hidden>
        {repeat(Math.min(rows, 5)).map((row) => (
          <Box key={row} sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: 'var(--radius)' }}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
