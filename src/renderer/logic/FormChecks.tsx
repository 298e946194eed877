import { useMemo, useSyncExternalStore } from 'react'
import type { QuestionPath } from '../../domain/answer/path'
import { checkKey } from '../../domain/answer/problems'
import { firstAsked } from '../../domain/answer/first-asked'
import { OUTCOME } from '../../domain/form/outcome'
import { idsIn } from '../../domain/form-logic/references'
import type { AnswerEngine } from '../../engine/answer-engine'
import { foreignTag, localized } from '../../domain/language'
import { Button } from '../../ui/native/Button'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { inOwnLanguage } from '../parts/own-language'
import styles from './SectionChecks.module.css'

type Told = ReturnType<AnswerEngine['formChecks']>

/** The same list until another check fails or its words change, so that a key draws nothing. */
function toldIn({ formChecks }: AnswerEngine): () => Told {
  let told: Told = []
  return () => {
    const next = formChecks()
    const isSame =
      next.length === told.length &&
      next.every(
        ({ check, section }, at) =>
          check === told[at]?.check && section[OUTCOME] === told[at].section[OUTCOME],
      )
    if (!isSame) told = next
    return told
  }
}

/** What the form as a whole must be told of, each check with the questions that it is about (LOGIC-01). */
export function FormChecks({ onGo }: { onGo: (path: QuestionPath) => void }) {
  const { answering, language, t } = useForm()
  const { engine } = answering
  const told = useMemo(() => toldIn(engine), [engine])
  const failed = useSyncExternalStore(engine.onAnyChange, told)
  const asked = firstAsked(engine.sections())
  return (
    <div role="status" className={styles.checks}>
      {failed.map(({ check, section }) => {
        const words = localized(check, 'mensaje', language, section) || t('problem.check')
        const named = idsIn(check.regla)
        const questions = asked.filter(({ question }) => named.includes(question.id))
        return (
          <div
            key={check.id}
            id={checkKey(check)}
            tabIndex={-1}
            className={check.tipo === 'aviso' ? styles.advice : styles.problem}
          >
            {check.tipo === 'aviso' ? null : <AlertIcon />}
            <div>
              <p dir="auto" lang={foreignTag(check, 'mensaje', language)}>
                {words}
              </p>
              <ul className={styles.places}>
                {questions.map(({ question, path }) => (
                  <li key={question.id}>
                    <Button look="quiet" onClick={() => onGo(path)}>
                      {localized(question, 'titulo', language)}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** What a check of the form tells in the summary, also once it is put right (LOGIC-01). */
export function FormCheckWords({ place }: { place: string }) {
  const { answering, language, t } = useForm()
  for (const section of answering.engine.sections()) {
    const check = section.validaciones.find((one) => checkKey(one) === place)
    const words = check && localized(check, 'mensaje', language, section)
    if (words) return inOwnLanguage(words, foreignTag(check, 'mensaje', language))
  }
  return t('problem.check')
}
