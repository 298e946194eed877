import { Alert, Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../../data/errors'
import { ABOUT_ONE_AT_ONCE } from '../../../data/staff/find-recipient'
import { EmptyState } from '../../../ui/staff/EmptyState'
import { LoadFailed } from '../../../ui/staff/LoadFailed'
import { TableSkeleton } from '../../../ui/staff/TableSkeleton'
import { RecipientAnswers } from './RecipientAnswers'
import { RecipientCard } from './RecipientCard'
import { RecipientSearch } from './RecipientSearch'
import { useRecipient } from './use-recipient'

/** Finds a recipient by document number, with the answers about them (HOME-02 to HOME-04). */
export function RecipientLookup() {
  const { t } = useTranslation('staff')
  const recipient = useRecipient()
  return (
    <Stack component="section" aria-labelledby="recipient-heading" sx={{ gap: 4, mb: 10 }}>
      <div>
        <Typography variant="h2" id="recipient-heading">
          {t('home.recipient.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('home.recipient.help')}</Typography>
      </div>
      <RecipientSearch
        last={recipient.lookup}
        isSearching={recipient.isSearching}
        onSearch={recipient.search}
      />
      {recipient.lookup !== null && <Found key={recipient.lookup.number} recipient={recipient} />}
    </Stack>
  )
}

function Found({ recipient }: { recipient: ReturnType<typeof useRecipient> }) {
  const { t } = useTranslation('staff')
  const { answers, error } = recipient
  if (error) return <LoadFailed why={serviceFailureOf(error)} onRetry={recipient.retry} />
  if (answers === null) return <TableSkeleton rows={5} columns={[60, 40, 40, 30]} />
  const citizen = answers[0]?.datosCiudadano
  if (!citizen) {
    return (
      <EmptyState reason="noMatch" title={t('answers.none')}>
        {t('home.recipient.noneHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <RecipientCard citizen={citizen} />
      {recipient.more && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" disabled={recipient.isSearching} onClick={recipient.more}>
              {t('home.recipient.showMore', { count: ABOUT_ONE_AT_ONCE })}
            </Button>
          }
        >
          {t('home.recipient.more', { count: answers.length })}
        </Alert>
      )}
      <RecipientAnswers answers={answers} />
    </>
  )
}
