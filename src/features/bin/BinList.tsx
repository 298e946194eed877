import { serviceFailureOf } from '../../data/errors'
import { useMediaQuery, useTheme } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SlowWords } from '../../ui/SlowWords'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { BinCards, BinTable, type BinRow, type RowWords } from './BinRows'
import { useBinWork, type BinAct, type useBinPage } from './use-bin'
import { DELETED_PER_PAGE } from '../../domain/bin/refusal'

/** What is said of what lies there, whatever it is. */
interface BinWords extends RowWords {
  none: string
  noneHelp: string
  confirmErase: (name: string) => string
  confirmEraseHelp: string
}

interface BinListProps {
  bin: Omit<ReturnType<typeof useBinPage>, 'items'>
  rows: readonly BinRow[]
  words: BinWords
  restore: BinAct
  erase: BinAct
  refusedIn: (details: unknown) => string | null
  onPage: (page: number) => void
}

/** A page of the bin: each comes back, or is erased once that was asked (REACH-10). */
export function BinList({ bin, rows, words, restore, erase, refusedIn, onPage }: BinListProps) {
  const { t } = useTranslation('bin')
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [erasing, setErasing] = useState<BinRow | null>(null)
  const region = useRef<HTMLDivElement>(null)
  // The row whose button had the focus is gone: whoever works by keyboard goes on here.
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current && document.activeElement === document.body) region.current?.focus()
    changed.current = false
  }, [rows])
  const { busy, work } = useBinWork(refusedIn, () => {
    changed.current = true
    setErasing(null)
  })
  const Rows = onPhone ? BinCards : BinTable
  if (bin.error) return <LoadFailed why={serviceFailureOf(bin.error)} onRetry={bin.retry} />
  return (
    <div ref={region} tabIndex={-1}>
      {busy !== null && !erasing && <SlowWords pressed />}
      {bin.isStale && <StaleNotice onRetry={bin.retry} />}
      {bin.isPending && <TableSkeleton rows={7} columns={[40, 60, 40, 40, 30, 60]} />}
      {!bin.isPending && rows.length === 0 && !bin.hasNext && (
        <EmptyState reason="empty" title={words.none}>
          {words.noneHelp}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Rows
          rows={rows}
          words={words}
          busy={busy}
          onRestore={({ id }) => void work(id, restore)}
          onErase={setErasing}
        />
      )}
      <Pager
        page={bin.page}
        asked={bin.asked}
        pageSize={DELETED_PER_PAGE}
        total={null}
        hasNext={bin.hasNext}
        onPage={onPage}
      />
      {erasing && (
        <ConfirmDialog
          open
          title={words.confirmErase(erasing.name)}
          confirmLabel={t('confirmEraseAction')}
          destructive
          busy={busy !== null}
          onConfirm={() => void work(erasing.id, erase)}
          onClose={() => setErasing(null)}
        >
          {words.confirmEraseHelp}
        </ConfirmDialog>
      )}
    </div>
  )
}
