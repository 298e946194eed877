import { Alert, Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { listMatchingAnswers } from '../../../data/staff/list-answers'
import { oneAnswer } from '../../../domain/access/things'
import type { AnswerFilters } from '../../../domain/answers-list/filters'
import { MAX_CHOSEN } from '../../../domain/answers-list/many'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { FormHead } from '../../../domain/form/form-head'
import { useSession } from '../../../lib/session'
import { ExportButton } from '../export/ExportButton'
import type { ExportFormat } from '../export/file-writer'
import { AssignManyDialog } from './AssignManyDialog'
import { DeleteManyDialog } from './DeleteManyDialog'
import { MailManyDialog } from './MailManyDialog'
import { MoveManyDialog } from './MoveManyDialog'
import type { Chosen } from './use-chosen'
import type { Outcome } from './work-through'

const DIALOGS = {
  assign: AssignManyDialog,
  move: MoveManyDialog,
  delete: DeleteManyDialog,
  mail: MailManyDialog,
}

interface ChosenAnswersProps {
  form: FormHead
  filters: AnswerFilters
  /** How many the filters leave; null while that is not known. */
  total: number | null
  chosen: Chosen
  onExport: (format: ExportFormat, ids: string[]) => void
  /** Answers changed: read the list again. */
  onChanged: () => Promise<unknown>
}

/** What can be done with the answers that are chosen, at the lower edge as long as there are any (DAY-03). */
export function ChosenAnswers({ form, filters, total, chosen, onExport, onChanged }: ChosenAnswersProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { user, ability } = useSession()
  const [asked, ask] = useState<{ what: keyof typeof DIALOGS; answers: readonly AnswerRow[] } | null>(null)
  const [reading, setReading] = useState<'no' | 'now' | { failure: unknown }>('no')
  const count = chosen.answers.length
  const among = (what: 'assign' | 'move' | 'delete') =>
    chosen.answers.filter((answer) => ability.can(what, oneAnswer(answer)))
  // What a search finds is not counted; whoever read all of it knows.
  const [read, setRead] = useState({ filters, number: MAX_CHOSEN })
  const known = total ?? (read.filters === filters && read.number < MAX_CHOSEN ? read.number : null)
  const most = Math.min(known ?? MAX_CHOSEN, MAX_CHOSEN)

  const chooseAll = async () => {
    setReading('now')
    try {
      const matching = await listMatchingAnswers({ form, user, filters }, MAX_CHOSEN)
      chosen.mark(matching, true)
      setRead({ filters, number: matching.length })
      setReading('no')
    } catch (failure) {
      setReading({ failure })
    }
  }
  const ended = (outcomes: readonly Outcome[]) => {
    const done = outcomes.filter(({ failure }) => failure === null).map(({ answer }) => answer)
    // Deleted ones are gone, and nobody is to get a mail twice; moved ones stay chosen, as they stand now.
    chosen.mark(done, asked?.what === 'move' || asked?.what === 'assign')
    // A mail changes nothing of what a list shows.
    if (asked?.what !== 'mail') void onChanged()
  }
  const Dialog = asked && DIALOGS[asked.what]
  return (
    <>
      {count > 0 && (
        <Paper
          component="section"
          aria-label={t('answers.many.label')}
          variant="outlined"
          sx={{
            position: 'sticky',
            bottom: 8,
            zIndex: 2,
            mt: 3,
            px: 4,
            py: 2,
            boxShadow: 4,
            // On a low screen it would leave no room for the list.
            '@media (max-height: 400px)': { position: 'static' },
            '@media print': { display: 'none' },
          }}
        >
          {typeof reading === 'object' && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {t(serviceFailureKey(reading.failure) ?? 'answers.many.readFailed')}
            </Alert>
          )}
          <Stack
            direction="row"
            useFlexGap
            sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' }}
          >
            <Stack direction="row" useFlexGap sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography role="status" sx={{ fontWeight: 600 }}>
                {t('answers.many.chosen', { count })}
              </Typography>
              <Button size="small" onClick={chosen.clear}>
                {t('answers.many.clear')}
              </Button>
              {count < most && (
                <Button size="small" loading={reading === 'now'} onClick={() => void chooseAll()}>
                  {t(known !== null && known <= MAX_CHOSEN ? 'answers.many.all' : 'answers.many.first', {
                    count: most,
                  })}
                </Button>
              )}
            </Stack>
            <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
              <ExportButton
                label={t('answers.many.export')}
                onExport={(format) =>
                  onExport(
                    format,
                    chosen.answers.map(({ id }) => id),
                  )
                }
              />
              {among('assign').length > 0 && (
                <Button variant="outlined" onClick={() => ask({ what: 'assign', answers: among('assign') })}>
                  {t('turn.assign')}
                </Button>
              )}
              {among('move').length > 0 && (
                <Button variant="outlined" onClick={() => ask({ what: 'move', answers: among('move') })}>
                  {t('answers.many.move')}
                </Button>
              )}
              {form.opcionales.envioEmail && (
                <Button variant="outlined" onClick={() => ask({ what: 'mail', answers: chosen.answers })}>
                  {t('answers.many.mail')}
                </Button>
              )}
              {among('delete').length > 0 && (
                <Button
                  variant="outlined"
                  color="error"
                  onClick={() => ask({ what: 'delete', answers: among('delete') })}
                >
                  {t('answers.many.delete')}
                </Button>
              )}
            </Stack>
          </Stack>
        </Paper>
      )}
      {asked && Dialog && <Dialog answers={asked.answers} onEnded={ended} onClose={() => ask(null)} />}
    </>
  )
}
