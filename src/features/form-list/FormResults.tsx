import { Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Form } from '../../domain/form/form'
import { Can } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { PAGE_SIZE, pageOf } from '../../lib/shown-page'
import { EmptyState } from '../../ui/staff/EmptyState'
import { Pager } from '../../ui/staff/Pager'
import { areasOf, filterForms } from './filter'
import { FormCards } from './FormCards'
import { FormFilters } from './FormFilters'
import { FormTable } from './FormTable'
import { useListFilter } from './use-list-filter'

/** The filter, the page of forms that it leaves, and the faces of a list without any (LIST-09). */
export function FormResults({ forms, onPhone }: { forms: Form[]; onPhone: boolean }) {
  const { t } = useTranslation('staff')
  const { filter, page, setName, setArea, clear, setPage } = useListFilter()
  if (forms.length === 0) {
    return (
      <EmptyState
        face="empty"
        title={t('forms.none')}
        action={
          <Can I="create" a="form">
            <Button variant="outlined" component={Link} to={paths.newForm.href()}>
              {t('forms.new')}
            </Button>
          </Can>
        }
      >
        {t('forms.noneHelp')}
      </EmptyState>
    )
  }
  const found = filterForms(forms, filter)
  const shown = pageOf(found, page)
  const withPayments = forms.some((form) => form.opcionales.addPaymentGateway)
  return (
    <>
      <FormFilters filter={filter} areas={areasOf(forms)} onName={setName} onArea={setArea} onClear={clear} />
      {found.length === 0 ? (
        <EmptyState
          face="noMatch"
          title={filter.name === '' ? t('forms.noneInArea') : t('forms.noneWithName')}
          action={
            <Button variant="outlined" onClick={clear}>
              {t('forms.clearFilters')}
            </Button>
          }
        />
      ) : (
        <>
          <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('forms.count', { count: found.length })}
          </Typography>
          {onPhone ? (
            <FormCards forms={shown.items} />
          ) : (
            <FormTable forms={shown.items} withPayments={withPayments} />
          )}
          <Pager page={shown.page} pageSize={PAGE_SIZE} total={found.length} onPage={setPage} />
        </>
      )}
    </>
  )
}
