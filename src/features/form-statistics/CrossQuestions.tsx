import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../data/failure-key'
import { isCrossable, MAX_CROSSED, NO, YES } from '../../domain/statistics/cross'
import type { AskedForm, AskedQuestion } from '../../domain/statistics/asked'
import { QUESTION_TYPE } from '../../domain/form/question'
import { foreignOptionTag, foreignTag, localized, localizedOption } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Section } from '../../ui/staff/Section'
import { CrossCounts } from './CrossCounts'
import { fileNameOf, number, type Shown } from './shown'
import { useCross } from './use-cross'
import { HinderedButton } from '../../ui/staff/HinderedButton'

/** Two questions against each other, counted when asked for, of the newest answers of the period (STAT-08). */
export function CrossQuestions({ shown, asked }: { shown: Shown; asked: AskedForm }) {
  const { t } = useTranslation('statistics')
  const { t: said } = useTranslation(['statistics', 'common'])
  const language = useLanguage()
  const { user } = useSession()
  const { counting, count, cancel } = useCross(shown, user)
  const [chosen, setChosen] = useState<[string, string]>(['', ''])
  const questions = asked.sections
    .flatMap((section) => section.questions)
    .filter(({ question }) => isCrossable(question))
  if (questions.length < 2) return null
  const titleOf = ({ question }: AskedQuestion) => localized(question, 'titulo', language)
  const choicesOf = ({ question, options }: AskedQuestion) =>
    question.tipoPregunta === QUESTION_TYPE.yesNo
      ? [
          { id: YES, name: t('form.yes') },
          { id: NO, name: t('form.no') },
        ]
      : options.map((option) => ({
          id: option.id,
          name: localizedOption(option, language),
          tag: foreignOptionTag(option, language),
        }))
  const choose = (position: 0 | 1, id: string) => {
    cancel()
    setChosen(position === 0 ? [id, chosen[1]] : [chosen[0], id])
  }
  const [first, second] = chosen.map((id) => questions.find(({ question }) => question.id === id))
  const whole = Math.min(shown.summary.answers, MAX_CROSSED)
  return (
    <Section
      title={t('form.cross.title')}
      number={t('form.cross.most', { number: number(MAX_CROSSED) })}
      onPaper="filled"
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr auto' },
          gap: 3,
          alignItems: 'start',
          '&:not(:last-child)': { mb: 4 },
          displayPrint: 'none',
        }}
      >
        {([0, 1] as const).map((position) => (
          <TextField
            key={position}
            select
            label={t(position === 0 ? 'form.cross.rows' : 'form.cross.columns')}
            value={chosen[position]}
            onChange={({ target }) => choose(position, target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ minWidth: 0 }}
          >
            {questions.map((question) => (
              <MenuItem
                key={question.question.id}
                value={question.question.id}
                disabled={question.question.id === chosen[1 - position]}
                sx={{ whiteSpace: 'normal' }}
              >
                <bdi lang={foreignTag(question.question, 'titulo', language)}>{titleOf(question)}</bdi>
              </MenuItem>
            ))}
          </TextField>
        ))}
        <HinderedButton
          variant="outlined"
          loading={counting.state === 'reading'}
          hindrance={first && second ? null : t('form.cross.missing')}
          onClick={() => count(...chosen)}
          sx={{ minHeight: 40 }}
        >
          {t('form.cross.count')}
        </HinderedButton>
      </Box>
      {counting.state === 'reading' && (
        <Box role="status" sx={{ mb: 4 }}>
          <LinearProgress
            variant="determinate"
            aria-label={t('form.reading')}
            value={whole === 0 ? 0 : Math.min(100, (100 * counting.read) / whole)}
          />
          <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mt: 2 }}>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('form.cross.read', { read: number(counting.read), whole: number(whole) })}
            </Typography>
            <Button onClick={cancel}>{t('form.cross.cancel')}</Button>
          </Box>
        </Box>
      )}
      {counting.state === 'failed' && (
        <Alert severity="error">{said(serviceFailureKey(counting.error) ?? 'failed')}</Alert>
      )}
      {counting.state === 'done' && first && second && (
        <>
          <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
            {t(counting.isCut ? 'form.cross.ofNewest' : 'form.cross.ofAll', {
              read: number(counting.read),
              both: number(counting.table.answers),
            })}
          </Typography>
          <CrossCounts
            title={`${titleOf(first)} × ${titleOf(second)}`}
            rows={choicesOf(first)}
            columns={choicesOf(second)}
            table={counting.table}
            fileName={fileNameOf(shown, 'cruce')}
          />
        </>
      )}
    </Section>
  )
}
