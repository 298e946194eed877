import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type SxProps } from '@mui/material'
import type { ReactNode } from 'react'

interface RowTableProps {
  label: string
  /** The head of a first column without a name, such as a box to choose all rows. */
  first?: ReactNode
  /** The headings; false leaves one out. */
  columns: readonly ReactNode[]
  /** The last column has actions and is aligned to the right. */
  endsInActions?: boolean
  /**
   * From this width of the window on, all columns have room: the headings then stay in sight while the page scrolls.
   * Below it the table scrolls to the side.
   */
  roomFrom?: number
  sx?: SxProps
  /** The rows. */
  children: ReactNode
}

/** What scrolls by itself keeps its headings to itself; what is clipped lets them stick to the window. */
const sticking = (roomFrom: number): SxProps => ({
  [`@media (min-width: ${roomFrom}px)`]: {
    overflow: 'clip',
    '& th.MuiTableCell-head': { top: 'var(--height-bar)' },
  },
  '@media (max-height: 400px)': { '& th.MuiTableCell-head': { top: 0 } },
})

/** A table for desktops, with headings that stay in sight; phones show cards instead (NAV-05). */
export function RowTable({
  label,
  first,
  columns,
  endsInActions = false,
  roomFrom,
  sx,
  children,
}: RowTableProps) {
  const named = columns.filter((column) => column !== false)
  return (
    <TableContainer {...(roomFrom && { sx: sticking(roomFrom) })}>
      <Table stickyHeader aria-label={label} {...(sx && { sx })}>
        <TableHead>
          <TableRow>
            {first && <TableCell padding="checkbox">{first}</TableCell>}
            {named.map((column, index) => (
              <TableCell key={index} {...(endsInActions && index === named.length - 1 && { align: 'right' })}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  )
}
