import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, useMediaQuery, useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listForms } from '../../data/staff/forms'
import { Can } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PageHeader } from '../../ui/staff/PageHeader'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { FormResults } from './FormResults'
import { ImportButton } from './ImportButton'
import { useSavedNotice } from './use-saved-notice'

/** /listar: the forms of the person's areas (LIST-01 to LIST-12). */
export function FormListPage() {
  const { t } = useTranslation('staff')
  useTitle(t('forms.title'))
  useSavedNotice()
  return (
    <>
      <PageHeader
        title={t('forms.title')}
        actions={
          <Can I="create" a="form">
            <ImportButton />
            <Button
              variant="contained"
              color="secondary"
              startIcon={<AddIcon aria-hidden />}
              component={Link}
              to={paths.newForm.href()}
            >
              {t('forms.new')}
            </Button>
          </Can>
        }
      />
      <Forms />
    </>
  )
}

function Forms() {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const { data, isPending, refetch } = useQuery({
    queryKey: ['forms', user.username, user.areas],
    queryFn: () => listForms(user),
  })
  if (isPending) return <TableSkeleton columns={[80, 60, 40, 60]} />
  // What is shown stays when it cannot be read again.
  if (!data) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <>
      {data.damaged.length > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('forms.damaged', { count: data.damaged.length })}
        </Alert>
      )}
      <FormResults forms={data.forms} onPhone={onPhone} />
    </>
  )
}
