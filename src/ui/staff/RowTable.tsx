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
  sx?: SxProps
  /** The rows. */
  children: ReactNode
}

/** A table for desktops, with headings that stay in sight; phones show cards instead (NAV-05). */
export function RowTable({ label, first, columns, endsInActions = false, sx, children }: RowTableProps) {
  const named = columns.filter((column) => column !== false)
  return (
    <TableContainer>
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
