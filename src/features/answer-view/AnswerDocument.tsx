import { useMemo } from 'react'
import type { Answer } from '../../domain/answer/answer'
import { removedIn } from '../../domain/correction/removed'
import { storiesOf } from '../../domain/correction/story'
import { AnswerSections } from '../../renderer/read/AnswerSections'
import { BesideContext } from '../../renderer/read/beside'
import { SignatureList } from '../../renderer/read/SignatureList'
import styles from './AnswerView.module.css'
import { besideOf } from './beside'
import { History } from './History'
import { PaymentBlock } from './PaymentBlock'
import { PlaceMap } from './PlaceMap'
import { SectionJumps } from './SectionJumps'
import { StoriesContext } from './stories'
import { useAnswerTrail } from './use-answer-trail'

/** The answer as a document: what was answered and where, the signatures, what was paid, and what was done to it since. */
export function AnswerDocument({ answer }: { answer: Answer }) {
  const people = useAnswerTrail(answer).data?.people
  const stories = useMemo(() => storiesOf(answer.secciones, answer, people), [answer, people])
  const beside = useMemo(() => besideOf(stories, removedIn(answer)), [stories, answer])
  return (
    <article className={styles.document}>
      {answer.opcionales.headerImg && answer.headerImageURL !== '' && (
        <img className={styles.header} src={answer.headerImageURL} alt="" />
      )}
      <SectionJumps secciones={answer.secciones} />
      <StoriesContext value={stories}>
        <BesideContext value={beside}>
          <AnswerSections secciones={answer.secciones} />
        </BesideContext>
      </StoriesContext>
      <PlaceMap location={answer.ubicacion} />
      <SignatureList signatures={answer.signatures} formId={answer.idPlantilla} />
      <PaymentBlock answer={answer} />
      <History answer={answer} />
    </article>
  )
}
