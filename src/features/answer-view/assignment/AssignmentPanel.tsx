import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignAnswer, listAssignees } from '../../../data/staff/assignment'
import { errorCodeOf } from '../../../data/errors'
import { oneAnswer } from '../../../domain/access/things'
import type { Answer } from '../../../domain/answer/answer'
import { isGroup } from '../../../domain/assignment/group'
import { cleanText } from '../../../domain/text/clean'
import { useSession } from '../../../lib/session'
import { AssignFields } from '../../../ui/staff/AssignFields'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { useColleagueNames } from '../../../lib/colleagues'
import { DueTag } from '../../../ui/staff/DueTag'
import { TaskDialog } from '../../../ui/staff/TaskDialog'
import { useToast } from '../../../ui/staff/toast'
import styles from '../AnswerView.module.css'

interface AssignmentPanelProps {
  answer: Answer
  /** It became another's turn: reads it again. */
  onAssigned: () => Promise<unknown>
}

/** Whose turn the answer is, until when, and handing it over (REACH-08). */
export function AssignmentPanel({ answer, onAssigned }: AssignmentPanelProps) {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const [isAsked, ask] = useState(false)
  const { asignado = '', vence = '' } = answer
  const nameOf = useColleagueNames([asignado], getColleagueNames)
  const mayAssign = ability.can('assign', oneAnswer(answer))
  if (!mayAssign && asignado === '' && vence === '') return null
  return (
    <div className={styles.turn}>
      <div>
        <p className={styles.label}>{t('turn.assignee')}</p>
        <div className={styles.tags}>
          <span>
            {asignado === user.username
              ? t('turn.me')
              : asignado === ''
                ? t('turn.nobody')
                : nameOf(asignado)}
          </span>
          <DueTag due={vence} />
        </div>
      </div>
      {mayAssign && (
        <div className={styles.tags}>
          {isGroup(asignado) && <TakeOver answer={answer} onAssigned={onAssigned} />}
          <Button size="small" variant="outlined" onClick={() => ask(true)}>
            {t(asignado === '' ? 'turn.assign' : 'turn.handOver')}
          </Button>
        </div>
      )}
      {isAsked && <HandOver answer={answer} onAssigned={onAssigned} onClose={() => ask(false)} />}
    </div>
  )
}

/** Makes the turn of a group one's own, in one press. */
function TakeOver({ answer, onAssigned }: AssignmentPanelProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await assignAnswer(answer, { to: user.username, note: '' })
      toast.success(t('turn.taken'))
      await onAssigned()
    } catch (error) {
      toast.error(t(`turn.failed.${FAILURES.find((one) => one === errorCodeOf(error)) ?? 'unknown'}`))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" variant="contained" loading={isBusy} onClick={() => void take()}>
      {t('turn.take')}
    </Button>
  )
}

const FAILURES = ['notFound', 'forbidden', 'conflict', 'offline', 'down', 'timeout', 'unsure'] as const

function HandOver({ answer, onAssigned, onClose }: AssignmentPanelProps & { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const queries = useQueryClient()
  const toast = useToast()
  const [typed, setTyped] = useState({ to: '', note: '' })
  const [step, setStep] = useState<'idle' | 'busy' | (typeof FAILURES)[number] | 'unknown'>('idle')
  const isNobody = typed.to === ''
  const save = async () => {
    setStep('busy')
    try {
      await assignAnswer(answer, { to: isNobody ? null : typed.to, note: cleanText(typed.note) })
      toast.success(t(isNobody ? 'turn.takenAway' : 'turn.assigned', { count: 1 }))
      await Promise.all([onAssigned(), queries.invalidateQueries({ queryKey: ['notes', answer.id] })])
      onClose()
    } catch (error) {
      setStep(FAILURES.find((one) => one === errorCodeOf(error)) ?? 'unknown')
    }
  }
  return (
    <TaskDialog
      title={t('turn.assignTitle', { count: 1 })}
      busy={step === 'busy'}
      action={t(isNobody ? 'turn.takeAway' : 'turn.assignAction', { count: 1 })}
      hindrance={isNobody && (answer.asignado ?? '') === '' ? t('turn.somebodyMissing') : null}
      failure={step === 'idle' || step === 'busy' ? null : t(`turn.failed.${step}`)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <AssignFields formId={answer.idPlantilla} list={listAssignees} typed={typed} onType={setTyped} />
    </TaskDialog>
  )
}
