import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listFormsPage } from '../../../data/staff/list-forms'
import type { FormRow } from '../../../domain/form/form-row'
import { FormText } from '../../../lib/FormText'
import { useSession } from '../../../lib/session'
import { useDebounced } from '../../../lib/use-debounced'
import { SearchField } from '../../../ui/staff/SearchField'

/** Finds one of the forms that the reader's own list has. */
export function FormChoice({ onChoose }: { onChoose: (form: FormRow) => void }) {
  const { t } = useTranslation(['users', 'staff'])
  const { user } = useSession()
  const [text, setText] = useState('')
  const name = useDebounced(text)
  const list = useQuery({
    queryKey: ['access-forms', user.username, user.areas, name],
    queryFn: () => listFormsPage({ user, filter: { name, area: '' } }),
  })
  const forms = list.data?.forms ?? []
  return (
    <>
      <SearchField fullWidth label={t('access.findForm')} value={text} onChange={(typed) => setText(typed)} />
      <Typography sx={{ color: 'text.secondary', my: 3 }}>{t('access.chooseForm')}</Typography>
      {list.isPending && <Skeleton height={44} role="status" aria-label={t('access.findForm')} />}
      {list.isError && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={() => void list.refetch()}>
              {t('staff:forms.retry')}
            </Button>
          }
        >
          {t('access.notRead')}
        </Alert>
      )}
      {list.isSuccess && forms.length === 0 && <Typography role="status">{t('access.noForm')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {forms.map((form) => (
          <li key={form.id}>
            <Button
              fullWidth
              onClick={() => onChoose(form)}
              sx={{
                justifyContent: 'flex-start',
                textAlign: 'start',
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
              }}
            >
              <span>
                <FormText of={form} field="titulo" /> ({form.areaInfo.nombre})
              </span>
            </Button>
          </li>
        ))}
      </Box>
    </>
  )
}
