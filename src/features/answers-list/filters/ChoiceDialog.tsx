import { Alert, MenuItem, Skeleton, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceFilter } from '../../../domain/answers-list/filters'
import { isChosen } from '../../../domain/form/listed-questions'
import { FormText } from '../../../lib/FormText'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { QuestionsUnread } from '../QuestionsUnread'
import { useListedQuestions } from '../use-listed-questions'
import { useChoiceWords } from './choice-words'

interface ChoiceDialogProps {
  formId: string
  choices: readonly ChoiceFilter[]
  onChange: (choices: readonly ChoiceFilter[]) => void
  onClose: () => void
}

/** Narrows the list to those that chose something (DAY-01). */
export function ChoiceDialog({ formId, choices, onChange, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('staff')
  const listed = useListedQuestions(formId)
  const { valuesOf } = useChoiceWords()
  const [questionId, setQuestion] = useState('')
  const [value, setValue] = useState('')
  const questions = listed.data?.filter((question) => isChosen(question)) ?? []
  const question = questions.find(({ id }) => id === questionId)
  return (
    <TaskDialog
      title={t('answers.choices.title')}
      action={t('answers.choices.add')}
      busy={false}
      hindrance={value === '' ? t('answers.choices.missing') : null}
      onSubmit={() => {
        // A question has one choice: a newer one replaces it.
        const others = choices.filter((choice) => choice.question !== questionId)
        onChange([...others, { question: questionId, value }])
        onClose()
      }}
      onClose={onClose}
    >
      {listed.isPending && <Skeleton variant="rounded" height={96} aria-hidden />}
      {listed.isError && <QuestionsUnread onRetry={() => void listed.refetch()} />}
      {listed.data && questions.length === 0 && <Alert severity="info">{t('answers.choices.none')}</Alert>}
      {questions.length > 0 && (
        <TextField
          select
          label={t('answers.choices.question')}
          value={questionId}
          onChange={({ target }) => {
            setQuestion(target.value)
            setValue('')
          }}
        >
          {questions.map((one) => (
            <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
              <FormText of={one} field="titulo" />
            </MenuItem>
          ))}
        </TextField>
      )}
      {question && (
        <TextField
          select
          label={t('answers.choices.value')}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          {valuesOf(question).map((one) => (
            <MenuItem key={one.value} value={one.value} sx={{ whiteSpace: 'normal' }}>
              <bdi lang={one.tag}>{one.words}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </TaskDialog>
  )
}
