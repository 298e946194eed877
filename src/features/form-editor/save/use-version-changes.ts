import { useCallback, useMemo, useState } from 'react'
import { hasAnswers as haveAnswers } from '../../../data/staff/forms'
import type { Form } from '../../../domain/form/form'
import { versionChanges, type VersionChange } from '../../../domain/form/version-changes'
import { useEditor } from '../store/context'

/** What saving would change for the form's answers, until somebody says yes or no. */
export interface ChangeQuestion {
  changes: VersionChange[]
  answer: (goOn: boolean) => void
}

/** The step of saving in which whoever edits a form with answers is told what that does (EDIT-05). */
export function useVersionChanges() {
  const { isStored, hasAnswers } = useEditor()
  const [question, setQuestion] = useState<ChangeQuestion | null>(null)
  const agree = useCallback(
    async (form: Form, saved: Form): Promise<boolean> => {
      const changes = isStored ? versionChanges(saved, form) : []
      if (changes.length === 0) return true
      // Answers may have come since the form was opened; when that cannot be known, asking is the safe way.
      if (!hasAnswers && !(await haveAnswers(form.id).catch(() => true))) return true
      return new Promise((resolve) => {
        const answer = (goOn: boolean): void => {
          setQuestion(null)
          resolve(goOn)
        }
        setQuestion({ changes, answer })
      })
    },
    [hasAnswers, isStored],
  )
  return useMemo(() => ({ question, agree }), [question, agree])
}
