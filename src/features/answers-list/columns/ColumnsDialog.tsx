import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureKey } from '../../../data/failure-key'
import { saveListSettings } from '../../../data/staff/list-settings'
import { columnOf, MAX_COLUMNS, type ListColumn } from '../../../domain/form/listed-questions'
import type { FormHead } from '../../../domain/form/form-head'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { useToast } from '../../../ui/staff/toast'
import { QuestionsUnread } from '../QuestionsUnread'
import { useListedQuestions } from '../use-listed-questions'
import { ColumnTitle } from './ColumnTitle'
import type { ColumnsControl } from './use-columns'

interface ColumnsDialogProps {
  form: FormHead
  control: ColumnsControl
  onClose: () => void
}

/** Chooses the columns of the list, for oneself or for everybody who reads it (DAY-01). */
export function ColumnsDialog({ form, control, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<readonly ListColumn[]>(control.columns)
  const [forAll, setForAll] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const save = async () => {
    if (!forAll) {
      control.choose([...chosen])
      onClose()
      return
    }
    setSaving(true)
    setFailed(null)
    try {
      await saveListSettings(form.id, { columnas: [...chosen] })
      // One's own choice would hide the one just made for everybody.
      control.choose(null)
      await queries.invalidateQueries({ queryKey: ['form-head', form.id] })
      toast.success(t('answers.columns.savedForAll'))
      onClose()
    } catch (error) {
      setFailed(t(serviceFailureKey(error) ?? 'answers.columns.failed'))
      setSaving(false)
    }
  }
  return (
    <TaskDialog
      title={t('answers.columns.title')}
      action={t('answers.columns.save')}
      busy={isSaving}
      failure={failed}
      large
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Questions formId={form.id} chosen={chosen} onChange={setChosen} />
      {control.forAll && (
        <FormControl>
          <FormLabel id="columns-for">{t('answers.columns.for')}</FormLabel>
          <RadioGroup
            aria-labelledby="columns-for"
            value={forAll ? 'all' : 'own'}
            onChange={(_event, value) => setForAll(value === 'all')}
          >
            <FormControlLabel value="own" control={<Radio />} label={t('answers.columns.own')} />
            <FormControlLabel value="all" control={<Radio />} label={t('answers.columns.all')} />
          </RadioGroup>
          {forAll && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('answers.columns.words')}
            </Typography>
          )}
        </FormControl>
      )}
      {control.isOwn && (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            control.choose(null)
            onClose()
          }}
        >
          {t('answers.columns.reset')}
        </Button>
      )}
    </TaskDialog>
  )
}

interface QuestionsProps {
  formId: string
  chosen: readonly ListColumn[]
  onChange: (chosen: readonly ListColumn[]) => void
}

/** The questions in reading order. As many as fit can be ticked; the list has them in the form's order. */
function Questions({ formId, chosen, onChange }: QuestionsProps) {
  const { t } = useTranslation('staff')
  const questions = useListedQuestions(formId)
  if (questions.isPending) return <Skeleton variant="rounded" height={220} aria-hidden />
  if (!questions.data) return <QuestionsUnread onRetry={() => void questions.refetch()} />
  const isIn = (id: string): boolean => chosen.some((column) => column.id === id)
  const mark = (id: string, isTicked: boolean) =>
    onChange(
      questions.data
        .filter((question) => (question.id === id ? isTicked : isIn(question.id)))
        .map(columnOf)
        .slice(0, MAX_COLUMNS),
    )
  const isFull = chosen.length >= MAX_COLUMNS
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('answers.columns.help', { count: MAX_COLUMNS })}</FormLabel>
      <FormGroup>
        {questions.data.map((question) => (
          <FormControlLabel
            key={question.id}
            control={
              <Checkbox
                checked={isIn(question.id)}
                disabled={isFull && !isIn(question.id)}
                onChange={(_event, isTicked) => mark(question.id, isTicked)}
              />
            }
            label={<ColumnTitle column={columnOf(question)} />}
          />
        ))}
      </FormGroup>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('answers.columns.chosen', { count: chosen.length, most: MAX_COLUMNS })}
      </Typography>
    </FormControl>
  )
}
