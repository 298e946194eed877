import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../data/errors'
import { serviceFailureKey } from '../../data/failure-key'
import { askPart, askPartFault } from '../../data/staff/part'
import { oneAnswer } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { partStatus, type PartStatus } from '../../domain/answer/part-request'
import { isOthersPart } from '../../domain/form/second-person'
import { localized } from '../../domain/language'
import { useAbility } from '../../lib/ability'
import { useLanguage } from '../../lib/i18n'
import { useDates } from '../../lib/use-dates'
import { StatusTag, type Tone } from '../../ui/staff/StatusTag'
import { useToast } from '../../ui/staff/toast'
import styles from './AnswerView.module.css'

const TONE: Record<PartStatus, Tone> = {
  unsent: 'danger',
  open: 'info',
  late: 'warning',
  given: 'success',
  refused: 'warning',
}

interface SecondPersonPanelProps {
  answer: Answer
  /** Reads the answer again. */
  onAsked: () => Promise<unknown>
}

/** How the part of another person stands, with the button that mails their link again (REACH-11). */
export function SecondPersonPanel({ answer, onAsked }: SecondPersonPanelProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const ability = useAbility()
  const write = useDates()
  // As it stood when it was read: the server decides whether a link is over.
  const [now] = useState(() => new Date())
  const part = answer.secciones.find(isOthersPart)
  const { otraPersona: request } = answer
  if (!part || !request) return null
  const standing = partStatus(request, now)
  const { pedida, hasta, cuando, motivo } = request
  return (
    <div className={styles.part}>
      <p className={styles.label}>
        {t('view.part.title', { who: localized(part, 'otraPersona', language) })}
      </p>
      <StatusTag label={t(`view.part.${standing}`)} tone={TONE[standing]} />
      {cuando ? (
        <p>{t('view.part.since', { date: write('dateTime', cuando) })}</p>
      ) : standing === 'unsent' ? (
        <p>{t('view.part.unsentHelp')}</p>
      ) : (
        <p>{t('view.part.asked', { date: write('dateTime', pedida), until: write('dateTime', hasta) })}</p>
      )}
      {motivo !== '' && <p dir="auto">{t('view.part.reason', { reason: motivo })}</p>}
      {standing !== 'given' && ability.can('move', oneAnswer(answer)) && (
        <AskAgain answerId={answer.id} isFirst={standing === 'unsent'} onAsked={onAsked} />
      )}
    </div>
  )
}

interface AskAgainProps {
  answerId: string
  /** No link was mailed so far. */
  isFirst: boolean
  onAsked: () => Promise<unknown>
}

function AskAgain({ answerId, isFirst, onAsked }: AskAgainProps) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const wordsOf = (error: unknown): string => {
    const fault = askPartFault(error)
    if (fault) return t(fault === 'address' ? 'view.part.noAddress' : 'view.part.over')
    const code = errorCodeOf(error)
    if (code === 'conflict') return t('view.part.changed')
    return t(code === 'limited' ? 'view.part.limited' : (serviceFailureKey(error) ?? 'view.part.failed'))
  }
  const ask = async () => {
    setBusy(true)
    try {
      const sent = await askPart(answerId)
      if (sent) toast.success(t('view.part.sent'))
      else toast.error(t('view.part.notTaken'))
    } catch (error) {
      toast.error(wordsOf(error))
    } finally {
      setBusy(false)
      await onAsked()
    }
  }
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void ask()}>
        {t(isBusy ? 'view.part.sending' : isFirst ? 'view.part.send' : 'view.part.again')}
      </Button>
      {!isFirst && <p className={styles.lead}>{t('view.part.againHelp')}</p>}
    </>
  )
}
