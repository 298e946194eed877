import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recheckFile } from '../../data/citizen/recheck-file'
import type { Revising } from '../../engine/correction/revising'
import { FilesFrom } from '../../lib/files'
import { formatDate } from '../../lib/formats'
import type { RequestItem } from '../../domain/answer/corrections/request'
import { useZone } from '../../lib/zone'
import { useForm } from '../../renderer/context'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { ChangedMeanwhile, SaveFailures } from '../../renderer/form/SaveFailures'
import { useSaveState } from '../../renderer/form/use-saved'
import { Button } from '../../ui/native/Button'
import { CLOSED } from '../../renderer/closed'
import { ClosedWordsValue, type ClosedWords } from '../../renderer/closed/words'
import styles from './CitizenPortal.module.css'
import { PlaceBefore, RevisedPlace } from './RevisedPlace'
import { Folded, RevisedQuestion } from './RevisedQuestion'
import { RevisionNotices } from './RevisionNotices'
import { UntouchedDialog } from './UntouchedDialog'

/** The components that draw the items of an answer in revision. */
const REVISED = { ...CLOSED, Question: RevisedQuestion, Place: RevisedPlace }

interface RevisionFormProps {
  revising: Revising
  onSaved: () => void
  onDiscard: () => void
  /** Opens the answer as it is stored now, with what was filled in. */
  onRenew: () => void
}

/** An own answer in which only the questions that were asked for can be changed (CORR-05). */
export function RevisionForm({ revising, onRenew, ...given }: RevisionFormProps) {
  const { t } = useTranslation('citizen')
  const { answering, stored, request } = revising
  // Of an answer of two pages two questions may be asked for: nobody looks for them among the others.
  const [isFolded, setFolded] = useState(revising.asked.length > 0 || revising.asksPlace)
  const [untouched, setUntouched] = useState<RequestItem[]>([])
  const words = useMemo(
    (): ClosedWords => ({
      why: (as) => t(as === 'flagged' ? 'revise.before' : 'revise.locked'),
      noCondition: t('revise.noCondition'),
      signed: t('revise.locked'),
      unsigned: t('revise.unsigned'),
      signatureOf: (name) => t('revise.signatureOf', { name }),
    }),
    [t],
  )
  return (
    <PlaceBefore value={revising.place}>
      <ClosedWordsValue value={words}>
        <Folded value={isFolded}>
          <div className={isFolded ? styles.folded : undefined}>
            <FilesFrom
              read={answering.readFile}
              recheck={(path) => recheckFile({ path, answerId: stored.id })}
            >
              <AnswerForm
                {...given}
                answering={answering}
                closed={REVISED}
                facts={
                  <p className={styles.when}>
                    {t('list.code')} {stored.codigoMunicipio}
                  </p>
                }
                notices={<RevisionNotices revising={revising} />}
                last={
                  <div className={styles.rest}>
                    <Button aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
                      {t(isFolded ? 'revise.showRest' : 'revise.foldRest')}
                    </Button>
                  </div>
                }
                savingSays={t('revise.savingSays')}
                maySave={() => {
                  const items = revising.untouched()
                  setUntouched(items)
                  return items.length === 0
                }}
                failures={<RevisionFailures vence={request.vence} onRenew={onRenew} />}
              >
                {untouched.length > 0 ? (
                  <UntouchedDialog
                    items={untouched}
                    sections={answering.version.secciones}
                    onClose={() => setUntouched([])}
                    onSend={() => {
                      setUntouched([])
                      void answering.saving.save()
                    }}
                  />
                ) : null}
              </AnswerForm>
            </FilesFrom>
          </div>
        </Folded>
      </ClosedWordsValue>
    </PlaceBefore>
  )
}

/**
 * Why the revision was not saved: the answer was changed meanwhile, its last day is over (CORR-10), or another failure
 * (ANS-14).
 */
function RevisionFailures({ vence, onRenew }: { vence: Date | null; onRenew: () => void }) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  const { failure, isUnheard } = useSaveState(useForm().answering)
  if (failure === 'closed') {
    const date = vence ? formatDate(vence, zone) : ''
    const words = { title: t('revise.lateTitle', { date }), text: t('revise.overText'), go: t('revise.see') }
    return <ChangedMeanwhile {...words} onRenew={onRenew} />
  }
  if (failure !== 'answered') return <SaveFailures onRenew={onRenew} />
  const text = t(isUnheard ? 'revise.doneEarlier' : 'revise.doneText')
  const words = { title: t('revise.doneTitle'), text, go: t('revise.see') }
  return <ChangedMeanwhile {...words} onRenew={onRenew} />
}
