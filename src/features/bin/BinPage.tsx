import { Button, Tab, Tabs } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { DeletedAnswers } from './DeletedAnswers'
import { DeletedForms } from './DeletedForms'

/** /papelera: answers and forms that were deleted, until they come back or their days are over (REACH-10). */
export function BinPage() {
  const { t } = useTranslation('bin')
  const { ability } = useSession()
  const title = useTranslation('staff').t('shell.bin')
  const [params, setParams] = useSearchParams()
  const formId = params.get('formulario')
  const mayDeleteForms = ability.can('delete', 'form') && formId === null
  const mayDeleteAnswers = ability.can('delete', 'answer')
  const showsForms = mayDeleteForms && (!mayDeleteAnswers || params.get('ver') === 'formularios')
  useTitle(title)
  const onPage = (page: number) => {
    const next = new URLSearchParams(params)
    if (page > 1) next.set('pagina', String(page))
    else next.delete('pagina')
    setParams(next)
  }
  return (
    <>
      <PageHeader
        title={title}
        description={t(showsForms ? 'forms.help' : 'help')}
        actions={
          formId !== null && (
            <Button component={Link} to={paths.bin.href()} variant="outlined">
              {t('all')}
            </Button>
          )
        }
      />
      {mayDeleteForms && mayDeleteAnswers && (
        <Tabs
          value={showsForms ? 'forms' : 'answers'}
          onChange={(_event, tab: string) => setParams(tab === 'forms' ? { ver: 'formularios' } : {})}
          aria-label={title}
          sx={{ mb: 5 }}
        >
          <Tab value="answers" label={t('answers')} />
          <Tab value="forms" label={t('forms.title')} />
        </Tabs>
      )}
      {showsForms ? (
        <DeletedForms onPage={onPage} />
      ) : (
        <DeletedAnswers key={formId} formId={formId} onPage={onPage} />
      )}
    </>
  )
}
