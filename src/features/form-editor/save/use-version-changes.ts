import { useCallback, useMemo, useState } from 'react'
import { answerCount } from '../../../data/staff/forms'
import type { Form } from '../../../domain/form/form'
import { versionChanges, type VersionChange } from '../../../domain/form/version-changes'
import { useEditor } from '../store/context'

/** A question to the person: what saving would change for the form's answers. */
export interface ChangeQuestion {
  changes: VersionChange[]
  /** How many answers there are; null when this read fails. */
  answers: number | null
  answer: (goOn: boolean) => void
}

/** The step of saving that says what a save means for the form's answers (EDIT-05). */
export function useVersionChanges() {
  const { isStored, hasAnswers } = useEditor()
  const [question, setQuestion] = useState<ChangeQuestion | null>(null)
  const agree = useCallback(
    async (form: Form, saved: Form): Promise<boolean> => {
      const changes = isStored ? versionChanges(saved, form) : []
      if (changes.length === 0) return true
      // Answers may have come since the form was opened; when this read fails, the person is asked to be safe.
      const answers = await answerCount(form.id).catch(() => null)
      if (!hasAnswers && answers === 0) return true
      return new Promise((resolve) => {
        const answer = (goOn: boolean): void => {
          setQuestion(null)
          resolve(goOn)
        }
        setQuestion({ changes, answers, answer })
      })
    },
    [hasAnswers, isStored],
  )
  return useMemo(() => ({ question, agree }), [question, agree])
}
