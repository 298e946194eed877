import { Alert, Button, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { DataError, serviceFailureOf } from '../../data/errors'
import { OWN_ANSWERS_PER_PAGE } from '../../data/staff/list-answers'
import type { FormHead } from '../../domain/form/form-head'
import { pageNumber } from '../../lib/page-number'
import { paths } from '../../lib/paths'
import { offersAnswering, useAbility } from '../../lib/ability'
import { useSession } from '../../lib/session'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { Pager } from '../../ui/staff/Pager'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { OwnCards, OwnTable } from './OwnRows'
import { useOwnAnswers } from './use-own-answers'

const PAGE_KEY = 'pagina'

/** The own answers to a form, seven a page; the page stands in the address (ALIST-07). */
export function MyAnswers({ form }: { form: FormHead }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const own = useOwnAnswers(form, user, pageNumber(params.get(PAGE_KEY)))

  if (own.error instanceof DataError && own.error.code === 'forbidden')
    return <EmptyState reason="forbidden" title={t('answers.notYourArea')} />
  if (own.error) return <LoadFailed why={serviceFailureOf(own.error)} onRetry={own.retry} />
  if (!own.isPending && own.answers.length === 0 && own.damaged === 0) return <None form={form} />
  const Rows = onPhone ? OwnCards : OwnTable
  return (
    <>
      {own.isStale && <StaleNotice onRetry={own.retry} />}
      {own.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: own.damaged })}
        </Alert>
      )}
      {own.isPending ? (
        <TableSkeleton rows={OWN_ANSWERS_PER_PAGE} columns={[60, 60, 50, 30]} />
      ) : (
        <Rows answers={own.answers} />
      )}
      <Pager
        page={own.page}
        asked={own.asked}
        pageSize={OWN_ANSWERS_PER_PAGE}
        total={own.total}
        hasNext={own.hasNext}
        onPage={(page) => setParams(page > 1 ? { [PAGE_KEY]: String(page) } : {})}
      />
    </>
  )
}

function None({ form }: { form: FormHead }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  return (
    <EmptyState
      reason="empty"
      title={t('mine.none')}
      action={
        offersAnswering(ability, form) && (
          <Button variant="outlined" component={Link} to={paths.answer.href(form.id)}>
            {t('forms.answer')}
          </Button>
        )
      }
    >
      {t('mine.noneHelp')}
    </EmptyState>
  )
}
