import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type SxProps } from '@mui/material'
import { useRef, type ReactNode } from 'react'
import { useFits } from './use-fits'

interface RowTableProps {
  label: string
  /** The head of a first column without a name, such as a box to choose all rows. */
  first?: ReactNode
  /** The headings; false leaves one out. */
  columns: readonly ReactNode[]
  /** The last column has actions and is aligned to the right. */
  endsInActions?: boolean
  /** The headings stay in sight while the page scrolls, as long as the columns have room; else it scrolls to the side. */
  headingsStay?: boolean
  sx?: SxProps
  /** The rows. */
  children: ReactNode
}

/** What scrolls by itself keeps its headings to itself; what is clipped lets them stick to the window. */
const STICKING: SxProps = {
  overflow: 'clip',
  '& th.MuiTableCell-head': { top: 'var(--height-bar)' },
  '@media (max-height: 400px)': { '& th.MuiTableCell-head': { top: 0 } },
}

/** A table for desktops, with headings that stay in sight; phones show cards instead (NAV-05). */
export function RowTable({
  label,
  first,
  columns,
  endsInActions = false,
  headingsStay = false,
  sx,
  children,
}: RowTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const fits = useFits(table)
  const named = columns.filter((column) => column !== false)
  return (
    <TableContainer {...(headingsStay && fits && { sx: STICKING })}>
      <Table ref={table} stickyHeader aria-label={label} {...(sx && { sx })}>
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
