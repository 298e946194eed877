import type { Answer } from '../../domain/answer/answer'
import { AnswerSections } from '../../renderer/read/AnswerSections'
import { SignatureList } from '../../renderer/read/SignatureList'
import styles from './AnswerView.module.css'
import { History } from './History'
import { PaymentBlock } from './PaymentBlock'

/** The answer as a document: what was answered, the signatures, what was paid, and what was done to it since. */
export function AnswerDocument({ answer }: { answer: Answer }) {
  return (
    <article className={styles.document}>
      {answer.opcionales.headerImg && answer.headerImageURL !== '' && (
        <img className={styles.header} src={answer.headerImageURL} alt="" />
      )}
      <AnswerSections secciones={answer.secciones} />
      <SignatureList signatures={answer.signatures} formId={answer.idPlantilla} />
      <PaymentBlock answer={answer} />
      <History answer={answer} />
    </article>
  )
}
