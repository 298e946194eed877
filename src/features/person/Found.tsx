import { Alert, Button, LinearProgress, Stack, Typography, useMediaQuery, useTheme } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isByNameAlone } from '../../domain/privacy/person'
import { needsSecondPerson } from '../../domain/privacy/person-erasure'
import { useLanguage } from '../../lib/i18n'
import { EmptyState } from '../../ui/staff/EmptyState'
import { EraseDialog } from './EraseDialog'
import { failureKey, failureOf, type Failure } from './failure'
import { FoundCards, FoundTable } from './FoundList'
import type { SearchState } from './use-person-search'
import { HinderedButton } from '../../ui/staff/HinderedButton'

interface FoundProps {
  municipality: string
  standing: SearchState
  onGoOn: () => void
  /** An erasure of what was picked was asked for. */
  onAsked: () => void
}

/** What a search found about a person, of which the clerk picks what is theirs, and what can be done with it. */
export function Found({ municipality, standing, onGoOn, onAsked }: FoundProps) {
  const { t } = useTranslation(['rights', 'common'])
  const language = useLanguage()
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [picks, setPicks] = useState<ReadonlySet<string>>(new Set())
  const [file, setFile] = useState<Failure | 'busy' | null>(null)
  const [isErasing, setErasing] = useState(false)
  const { records, state, looked, failure } = standing
  const picked = records.filter(({ answerId }) => picks.has(answerId))
  const hindrance = picked.length === 0 ? t('nonePicked') : null
  const download = async (kind: 'json' | 'pdf') => {
    setFile('busy')
    try {
      const { downloadPerson } = await import('./person-file')
      const answers = picked.map(({ answerId }) => answerId)
      await downloadPerson({ municipality, answers, language }, kind, t('file.name'))
      setFile(null)
    } catch (error) {
      setFile(failureOf(error))
    }
  }
  const list = { municipality, records, picks, onPick: setPicks }
  return (
    <Stack component="section" aria-label={t('found.title')} sx={{ gap: 3 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('found.count', { count: records.length })}{' '}
        {t(state === 'done' ? 'found.all' : 'found.looked', { count: looked })}
      </Typography>
      {state === 'running' && <LinearProgress aria-label={t('found.busy')} />}
      {state === 'stopped' && (
        <Alert
          severity={failure ? 'error' : 'info'}
          action={
            <Button color="inherit" onClick={onGoOn}>
              {t('found.goOn')}
            </Button>
          }
        >
          {failure ? t(failureKey(failure)) : t('found.stopped')}
        </Alert>
      )}
      {records.length === 0 && state === 'done' && (
        <EmptyState reason="noMatch" title={t('found.none')}>
          {t('found.noneHelp')}
        </EmptyState>
      )}
      {records.length > 0 && (
        <>
          <Typography>{t('found.help')}</Typography>
          {onPhone ? <FoundCards {...list} /> : <FoundTable {...list} />}
          <Typography aria-live="polite">{t('picked', { count: picked.length })}</Typography>
          <Stack sx={{ gap: 2, flexDirection: { sm: 'row' }, flexWrap: 'wrap' }}>
            <HinderedButton
              variant="outlined"
              loading={file === 'busy'}
              hindrance={hindrance}
              onClick={() => void download('pdf')}
            >
              {t('file.pdf')}
            </HinderedButton>
            <HinderedButton
              variant="outlined"
              loading={file === 'busy'}
              hindrance={hindrance}
              onClick={() => void download('json')}
            >
              {t('file.json')}
            </HinderedButton>
            <HinderedButton
              variant="contained"
              color="error"
              loading={state === 'running'}
              hindrance={hindrance}
              onClick={() => setErasing(true)}
            >
              {t('erase.ask')}
            </HinderedButton>
          </Stack>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {file === 'busy' && t('file.busy')}
          </Typography>
          {file !== null && file !== 'busy' && (
            <Alert severity="error" role="alert">
              {t(failureKey(file))}
            </Alert>
          )}
        </>
      )}
      {isErasing && (
        <EraseDialog
          municipality={municipality}
          search={standing.search}
          answers={picked.map(({ answerId }) => answerId)}
          isForTwo={needsSecondPerson(picked.length, picked.some(isByNameAlone))}
          onAsked={onAsked}
          onClose={() => setErasing(false)}
        />
      )}
    </Stack>
  )
}
