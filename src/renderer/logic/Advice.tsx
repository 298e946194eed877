import { useEffect } from 'react'
import { failedChecks } from '../../domain/answer/problems'
import { foreignTag, localized } from '../../domain/language'
import type { Slice } from '../../engine/answer-engine'
import { useForm } from '../context'
import styles from './Advice.module.css'

/** What the form advises about an answer that it takes all the same (LOGIC-01). */
export function Advice({ slice }: { slice: Slice }) {
  const { answering, language } = useForm()
  const told = failedChecks(slice.question, slice.response).filter(({ tipo }) => tipo === 'aviso')
  useEffect(() => void answering.engine.readAdvice(slice.response))
  return (
    <div role="status" className={told.length > 0 ? styles.advice : undefined}>
      {told.map((check) => (
        <p key={check.id} dir="auto" lang={foreignTag(check, 'mensaje', language)}>
          {localized(check, 'mensaje', language, slice.question)}
        </p>
      ))}
    </div>
  )
}
