import { useTranslation } from 'react-i18next'
import { CLOSED } from '../../../renderer/closed'
import { ClosedQuestion } from '../../../renderer/closed/ClosedQuestion'
import { ClosedWordsValue } from '../../../renderer/closed/words'
import type { ClosedParts } from '../../../renderer/context'

/** A question whose answer a signed link says. */
const SignedQuestion: ClosedParts['Question'] = (props) => {
  const { t } = useTranslation('refused')
  const words = { noCondition: '', signed: '', unsigned: '', signatureOf: () => '' }
  return (
    <ClosedWordsValue value={{ ...words, why: () => t('byLink.signed.why') }}>
      <ClosedQuestion {...props} />
    </ClosedWordsValue>
  )
}

/** The components that draw what a signed link says; nothing else of a new answer is closed. */
export const SIGNED: ClosedParts = { ...CLOSED, Question: SignedQuestion }
