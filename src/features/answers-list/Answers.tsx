import { Alert, Button, useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { AnswersOrder } from '../../data/staff/list-answers'
import { canCreateAnswer } from '../../domain/access/area-access'
import { seesOnlyOwnAnswers } from '../../domain/access/permissions'
import type { Form } from '../../domain/form/form'
import { roleOf } from '../../domain/user/user'
import { pageNumber } from '../../lib/page-number'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { EmptyState } from '../../ui/staff/EmptyState'
import { Pager } from '../../ui/staff/Pager'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { AnswerCards } from './AnswerCards'
import { AnswersTable } from './AnswersTable'
import { ListHeader } from './ListHeader'
import { useAnswers } from './use-answers'

const PAGE_KEY = 'pagina'
const ORDER_KEY = 'orden'
const BY_UPDATE = 'actualizacion'

const isAboutSomebody = ({ opcionales: { ciudadano, destinatario, ...options } }: Form): boolean =>
  ciudadano || destinatario || options.citizenAssociationFromCitizenPortal

/** A page of answers with its count, pager and the faces of a list without any. */
export function Answers({ form }: { form: Form }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [params, setParams] = useSearchParams()
  const order = params.get(ORDER_KEY) === BY_UPDATE ? 'lastUpdate' : 'fechaCreacion'
  const list = useAnswers(form, user, order, pageNumber(params.get(PAGE_KEY)))
  const showPage = (page: number) => {
    setParams({
      ...(order === 'lastUpdate' && { [ORDER_KEY]: BY_UPDATE }),
      ...(page > 1 && { [PAGE_KEY]: String(page) }),
    })
    window.scrollTo({ top: 0 })
  }
  const sortBy = (next: AnswersOrder) => setParams(next === 'lastUpdate' ? { [ORDER_KEY]: BY_UPDATE } : {})

  if (list.isError) {
    return (
      <EmptyState
        face="failed"
        title={t('forms.failed')}
        action={
          <Button variant="outlined" onClick={list.retry}>
            {t('forms.retry')}
          </Button>
        }
      />
    )
  }
  if (!list.isPending && list.answers.length === 0 && list.damaged === 0) return <NoAnswers form={form} />
  const Rows = onPhone ? AnswerCards : AnswersTable
  return (
    <>
      {list.damaged > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('answers.damaged', { count: list.damaged })}
        </Alert>
      )}
      <ListHeader total={list.total} order={order} onOrder={sortBy} />
      {list.isPending ? (
        <TableSkeleton rows={15} columns={[60, 60, 50, 50, 40, 50]} />
      ) : (
        <>
          <Rows
            answers={list.answers}
            order={order}
            withActions={roleOf(user) !== 'ROLE_INSPECTOR_ACTAS'}
            withCitizen={isAboutSomebody(form)}
            onMoved={list.replace}
            onChanged={list.refresh}
          />
          <Pager
            page={list.page}
            pageSize={list.pageSize}
            total={list.total}
            hasNext={list.hasNext}
            onPage={showPage}
          />
        </>
      )}
    </>
  )
}

function NoAnswers({ form }: { form: Form }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const role = roleOf(user)
  return (
    <EmptyState
      face="empty"
      title={t('answers.none')}
      action={
        canCreateAnswer(user, form) && (
          <Button variant="outlined" component={Link} to={paths.answer.href(form.id)}>
            {t('forms.answer')}
          </Button>
        )
      }
    >
      {role !== null && seesOnlyOwnAnswers(role) ? t('answers.noneOwnHelp') : t('answers.noneHelp')}
    </EmptyState>
  )
}
