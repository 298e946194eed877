import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import NoIcon from '@mui/icons-material/DoNotDisturbAltOutlined'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { getFormHead } from '../../../data/staff/forms'
import { areasOf, type PlacedMunicipality } from '../../../domain/geography/tree'
import type { FormRow } from '../../../domain/form/form-row'
import { roleOf, type User } from '../../../domain/user/user'
import { FormText } from '../../../lib/FormText'
import { SlowWords } from '../../../ui/SlowWords'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { explainAccess, type Explained } from './explain'
import { FormChoice } from './FormChoice'

interface AccessDialogProps {
  person: User
  /** For the names of areas. */
  municipalities: readonly PlacedMunicipality[]
  onClose: () => void
}

/** What a person may see and do with a form that is chosen, and why (USER-07). */
export function AccessDialog({ person, municipalities, onClose }: AccessDialogProps) {
  const { t } = useTranslation(['users', 'common'])
  const id = useId()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [form, setForm] = useState<FormRow | null>(null)
  const role = roleOf(person)
  return (
    <Dialog open onClose={onClose} fullScreen={onPhone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('access.titleOf', { name: person.username })}
      </DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ fontWeight: 'var(--weight-medium)' }}>
          {role ? t(`roles.${role}`) : t('noRole')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 5 }}>
          {person.baja === true ? t('access.because.ended') : role && t(`roleHelp.${role}`)}
        </Typography>
        {form ? (
          <>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 3 }}>
              <Typography variant="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                <FormText of={form} field="titulo" />
              </Typography>
              <Button onClick={() => setForm(null)}>{t('access.otherForm')}</Button>
            </Box>
            <Explanation person={person} formId={form.id} municipalities={municipalities} />
          </>
        ) : (
          <FormChoice onChoose={setForm} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface ExplanationProps {
  person: User
  formId: string
  municipalities: readonly PlacedMunicipality[]
}

/** Reads the form itself, because its row in a list has only some of its options. */
function Explanation({ person, formId, municipalities }: ExplanationProps) {
  const { t } = useTranslation('users')
  const form = useQuery({ queryKey: ['form-head', formId], queryFn: () => getFormHead(formId) })
  if (form.isPending) {
    return (
      <>
        <SlowWords />
        <Skeleton height={320} role="status" aria-label={t('access.title')} />
      </>
    )
  }
  if (form.isError)
    return <LoadFailed why={serviceFailureOf(form.error)} onRetry={() => void form.refetch()} />
  return <Rows rows={explainAccess(person, form.data)} municipalities={municipalities} />
}

interface RowsProps {
  rows: readonly Explained[]
  municipalities: readonly PlacedMunicipality[]
}

function Rows({ rows, municipalities }: RowsProps) {
  const { t } = useTranslation('users')
  const nameOf = (path: string) => areasOf(municipalities).find((area) => area.path === path)?.nombre ?? path
  const why = (row: Explained): string => {
    const names = row.because === 'areas' ? row.areas.map(nameOf).join(', ') : ''
    const said = t(`access.because.${row.because}`, { names })
    return row.ownOnly ? `${said} ${t('access.ownOnly')}` : said
  }
  return (
    <Box component="ul" aria-label={t('access.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => {
        const Icon = row.may ? CheckIcon : NoIcon
        return (
          <Box
            component="li"
            key={row.question}
            sx={{ display: 'flex', gap: 3, py: 2, borderTop: '1px solid var(--color-border)' }}
          >
            <Icon aria-hidden sx={{ mt: '2px', color: row.may ? 'success.main' : 'text.secondary' }} />
            <Box>
              <Box component="strong" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {t(`access.questions.${row.question}`)}: {row.may ? t('access.yes') : t('access.no')}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>{why(row)}</Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
