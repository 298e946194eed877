import { Button, useMediaQuery, useTheme } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DELETED_PER_PAGE, type DeletedAnswer } from '../../domain/calls/bin'
import { pageNumber } from '../../lib/page-number'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { BinCards, BinTable } from './BinRows'
import { useBin, useBinWork } from './use-bin'

const FORM_KEY = 'formulario'
const PAGE_KEY = 'pagina'

/** /papelera: answers that were deleted, until they come back or their days are over (REACH-10). */
export function BinPage() {
  const { t } = useTranslation('bin')
  const title = useTranslation('staff').t('shell.bin')
  const [params] = useSearchParams()
  const formId = params.get(FORM_KEY)
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={t('help')}
        actions={
          formId !== null && (
            <Button component={Link} to={paths.bin.href()} variant="outlined">
              {t('all')}
            </Button>
          )
        }
      />
      <Deleted key={formId} formId={formId} />
    </>
  )
}

function Deleted({ formId }: { formId: string | null }) {
  const { t } = useTranslation('bin')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const bin = useBin(user.username, formId, pageNumber(params.get(PAGE_KEY)))
  const [erasing, setErasing] = useState<DeletedAnswer | null>(null)
  const region = useRef<HTMLDivElement>(null)
  // The row whose button had the focus is gone: whoever works by keyboard goes on here.
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current && document.activeElement === document.body) region.current?.focus()
    changed.current = false
  }, [bin.answers])
  const { busy, restore, erase } = useBinWork(() => {
    changed.current = true
    setErasing(null)
  })
  const Rows = onPhone ? BinCards : BinTable
  if (bin.error) return <LoadFailed onRetry={bin.retry} />
  return (
    <div ref={region} tabIndex={-1}>
      {bin.isStale && <StaleNotice onRetry={bin.retry} />}
      {bin.isPending && <TableSkeleton rows={7} columns={[40, 60, 40, 40, 30, 60]} />}
      {!bin.isPending && bin.answers.length === 0 && !bin.hasNext && (
        <EmptyState reason="empty" title={t('none')}>
          {t('noneHelp')}
        </EmptyState>
      )}
      {bin.answers.length > 0 && (
        <Rows
          answers={bin.answers}
          busy={busy}
          onRestore={(answer) => void restore(answer)}
          onErase={setErasing}
        />
      )}
      <Pager
        page={bin.page}
        asked={bin.asked}
        pageSize={DELETED_PER_PAGE}
        total={null}
        hasNext={bin.hasNext}
        onPage={(page) =>
          setParams({
            ...(formId !== null && { [FORM_KEY]: formId }),
            ...(page > 1 && { [PAGE_KEY]: String(page) }),
          })
        }
      />
      {erasing && (
        <ConfirmDialog
          open
          title={t('confirmErase', { code: erasing.code || t('unnamed') })}
          confirmLabel={t('confirmEraseAction')}
          destructive
          busy={busy !== null}
          onConfirm={() => void erase(erasing)}
          onClose={() => setErasing(null)}
        >
          {t('confirmEraseHelp')}
        </ConfirmDialog>
      )}
    </div>
  )
}
