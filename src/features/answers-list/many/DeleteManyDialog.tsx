import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataError, detailsOf, serviceFailureOf } from '../../../data/errors'
import { deleteAnswer, isDeleted } from '../../../data/staff/answers'
import { restoreAnswer } from '../../../data/staff/bin'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { ManyDialog } from './ManyDialog'
import { useManyWork } from './use-many-work'
import { NotDoneError } from './work-through'
import type { Outcome } from './work-through'
import { binRefusalOf } from '../../../domain/bin/refusal'
import { isHeldBack } from '../../../domain/bin/held-back'

interface DeleteManyDialogProps {
  answers: readonly AnswerRow[]
  onEnded: (outcomes: readonly Outcome[]) => void
  onClose: () => void
}

/** What got no response was looked at once; whether it happens still, the dialog finds out for all together. */
const unheard = (error: unknown) =>
  serviceFailureOf(error) ? new DataError('unsure', { cause: error }) : error

async function deleteOne(answer: AnswerRow): Promise<AnswerRow> {
  try {
    await deleteAnswer(answer.id)
    return answer
  } catch (error) {
    throw isHeldBack(detailsOf(error)) ? new NotDoneError('held') : unheard(error)
  }
}

async function restoreOne(answer: AnswerRow): Promise<AnswerRow> {
  try {
    await restoreAnswer(answer.id)
    return answer
  } catch (error) {
    throw binRefusalOf(detailsOf(error)) ? new NotDoneError('inBin') : unheard(error)
  }
}

/** Deletes the chosen answers, once somebody typed how many they are, and brings them back from the bin (DAY-03, REACH-10). */
export function DeleteManyDialog({ answers, onEnded, onClose }: DeleteManyDialogProps) {
  const { t } = useTranslation('staff')
  const [typed, setTyped] = useState('')
  const work = useManyWork(onEnded)
  const [isUndone, setUndone] = useState(false)
  const count = answers.length
  return (
    <ManyDialog
      title={t('answers.many.deleteTitle', { count })}
      action={t('answers.many.deleteAction', { count })}
      destructive
      hindrance={
        typed.trim() === String(count) ? null : t('answers.many.deleteCountMissing', { number: count })
      }
      told={(number) => t(isUndone ? 'answers.many.restored' : 'answers.many.deleted', { count: number })}
      work={work}
      onBegin={() =>
        work.begin(answers, deleteOne, async (answer) => ((await isDeleted(answer.id)) ? answer : null))
      }
      afterwards={
        !isUndone &&
        work.succeeded.length > 0 && (
          <Button
            onClick={() => {
              setUndone(true)
              work.begin(work.succeeded, restoreOne, async (answer) =>
                (await isDeleted(answer.id)) ? null : answer,
              )
            }}
          >
            {t('answers.many.undo', { count: work.succeeded.length })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Typography>{t('answers.many.deleteHelp', { count })}</Typography>
      <TextField
        label={t('answers.many.deleteCount')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </ManyDialog>
  )
}
