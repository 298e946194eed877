import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recheckFile } from '../../data/staff/recheck-file'
import { filePage } from '../../domain/files/file-page'
import type { Completing } from '../../engine/completion/completing'
import { FilesFrom } from '../../lib/files'
import { AnswerForm } from '../../renderer/form/AnswerForm'
import { CLOSED } from '../../renderer/closed'
import { ClosedWordsValue, type ClosedWords } from '../../renderer/closed/words'
import styles from './Completion.module.css'
import { CompletionBar } from './CompletionBar'
import { CompletionDialogs } from './CompletionFailures'
import { CompletionNotices } from './CompletionNotices'
import { CompletingContext } from './context'
import { StateChoice } from './StateChoice'

interface CompletionFormProps {
  completing: Completing
  onSaved: () => void
  onCancel: () => void
  onDiscard: () => void
  /** Opens the answer as it is stored now, with what was filled in. */
  onRenew: () => void
}

/** A stored answer with inputs for what is missing in it (COMP-01, COMP-02). */
export function CompletionForm({ completing, onCancel, onRenew, ...given }: CompletionFormProps) {
  const { t } = useTranslation('completion')
  const { answering, stored, mode } = completing
  const words = useMemo(
    (): ClosedWords => ({
      why: () => t(mode === 'sealed' ? 'sealed' : 'locked'),
      noCondition: t('noCondition'),
      signed: t('sealed'),
      unsigned: t('citizenSigns'),
      signatureOf: (name) => t('signatureOf', { name }),
    }),
    [t, mode],
  )
  return (
    <CompletingContext value={completing}>
      <ClosedWordsValue value={words}>
        <FilesFrom
          read={answering.readFile}
          recheck={(path) => recheckFile({ path, answerId: stored.id })}
          pageOf={filePage}
        >
          <AnswerForm
            {...given}
            answering={answering}
            closed={CLOSED}
            facts={<p className={styles.facts}>{t('code', { code: stored.codigoMunicipio })}</p>}
            notices={<CompletionNotices />}
            first={<StateChoice />}
            bar={(toast) => <CompletionBar toast={toast} onCancel={onCancel} />}
            failures={<CompletionDialogs onRenew={onRenew} />}
          />
        </FilesFrom>
      </ClosedWordsValue>
    </CompletingContext>
  )
}
