import { useMemo, useState } from 'react'
import type { Answer } from '../../domain/answer/answer'
import { askedIn, type QuestionView } from '../../domain/answer/view'
import { isOfNote } from '../../domain/correction/of-note'
import { removedIn } from '../../domain/correction/removed'
import { storiesOf } from '../../domain/correction/story'
import { AnswerSections } from '../../renderer/read/AnswerSections'
import { BesideContext } from '../../renderer/read/beside'
import { SignatureList } from '../../renderer/read/SignatureList'
import styles from './AnswerView.module.css'
import { besideOf } from './beside'
import { History } from './History'
import { OfNoteOnly } from './OfNoteOnly'
import { PaymentBlock } from './PaymentBlock'
import { PlaceMap } from './PlaceMap'
import { SectionJumps } from './SectionJumps'
import { StoriesContext } from './stories'
import { useAnswerTrail } from './use-answer-trail'

/** The answer as a document: what was answered and where, the signatures, what was paid, and what was done to it since. */
export function AnswerDocument({ answer }: { answer: Answer }) {
  const people = useAnswerTrail(answer).data?.people
  const stories = useMemo(() => storiesOf(answer.secciones, answer, people), [answer, people])
  const beside = useMemo(() => besideOf(stories, removedIn(answer), answer.secciones), [stories, answer])
  const ofNote = (view: QuestionView) => isOfNote(stories, view)
  const asked = askedIn(answer.secciones)
  const count = asked.filter(ofNote).length
  const [wantsNoted, showNoted] = useState(false)
  const isNarrowed = wantsNoted && count > 0
  return (
    <article className={styles.document}>
      {answer.opcionales.headerImg && answer.headerImageURL !== '' && (
        <img className={styles.header} src={answer.headerImageURL} alt="" />
      )}
      <div className={styles.ways}>
        {isNarrowed ? null : <SectionJumps secciones={answer.secciones} />}
        <OfNoteOnly count={count < asked.length ? count : 0} isOn={isNarrowed} onChange={showNoted} />
      </div>
      <StoriesContext value={stories}>
        <BesideContext value={beside}>
          <AnswerSections secciones={answer.secciones} only={isNarrowed ? ofNote : undefined} />
        </BesideContext>
      </StoriesContext>
      <PlaceMap location={answer.ubicacion} />
      <SignatureList signatures={answer.signatures} formId={answer.idPlantilla} />
      <PaymentBlock answer={answer} />
      <History answer={answer} />
    </article>
  )
}
