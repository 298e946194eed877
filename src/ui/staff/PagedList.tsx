import { Alert, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'
import { LoadFailed } from './LoadFailed'
import { Pager } from './Pager'
import { StaleNotice } from './StaleNotice'
import { TableSkeleton } from './TableSkeleton'

interface PagedListProps {
  list: {
    isPending: boolean
    error: unknown
    /** Whether what is shown is old, because reading it again failed. */
    isStale: boolean
    retry: () => void
    page: number
    asked: number
    hasNext: boolean
    /** How many there are in all; null while it is not known. */
    total: number | null
    /** Those of this page that could not be read. */
    damaged: number
  }
  /** How many the page shows. */
  shown: number
  pageSize: number
  /** Width of each column's text while it loads, in percent of the cell. */
  columns: number[]
  words: {
    damaged: string
    none: string
    noMatch: string
    /** The words of the button that clears the filters. */
    clear: string
    /** How many there are, in words. */
    count: (total: number) => string
  }
  /** Whether a filter is set. */
  isNarrowed: boolean
  onClear: () => void
  onPage: (page: number) => void
  /** The rows or cards. */
  children: ReactNode
}

/**
 * A list that is shown page by page, with what it shows while it loads, when it is empty and when it cannot be read
 * (USER-01, SEC-06).
 */
export function PagedList(props: PagedListProps) {
  const { list, shown, pageSize, columns, words, isNarrowed, onClear, onPage, children } = props
  const isThere = !list.error && !list.isPending
  return (
    <>
      {list.isStale && <StaleNotice onRetry={list.retry} />}
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {words.damaged}
        </Alert>
      )}
      {Boolean(list.error) && <LoadFailed onRetry={list.retry} />}
      {list.isPending && <TableSkeleton rows={pageSize} columns={columns} />}
      {isThere && shown === 0 && list.damaged === 0 && (
        <EmptyState
          reason={isNarrowed ? 'noMatch' : 'empty'}
          title={isNarrowed ? words.noMatch : words.none}
          action={
            isNarrowed && (
              <Button variant="outlined" onClick={onClear}>
                {words.clear}
              </Button>
            )
          }
        />
      )}
      {isThere && shown > 0 && (
        <>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2, minHeight: '1lh' }}>
            {list.total === null ? '' : words.count(list.total)}
          </Typography>
          {children}
        </>
      )}
      <Pager
        page={list.page}
        asked={list.asked}
        pageSize={pageSize}
        total={list.total}
        hasNext={list.hasNext}
        onPage={onPage}
      />
    </>
  )
}
