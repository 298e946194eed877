import { useCallback, useMemo, useState } from 'react'
import type { Form } from '../../../domain/form/form'

/** Cases that do not hold any more, until somebody says whether to save all the same. */
export interface CaseQuestion {
  names: readonly string[]
  answer: (goOn: boolean) => void
}

/** The step of saving that runs the cases that are kept with the form (LOGIC-09); one without any loads nothing. */
export function useCases() {
  const [question, setQuestion] = useState<CaseQuestion | null>(null)
  const agree = useCallback(async (form: Form): Promise<boolean> => {
    const { casos = [] } = form
    if (casos.length === 0) return true
    const { brokenIn } = await import('../../../domain/form-logic/cases')
    const broken = casos.filter((kept) => brokenIn(form, kept).length > 0)
    if (broken.length === 0) return true
    return new Promise((resolve) => {
      const answer = (goOn: boolean): void => {
        setQuestion(null)
        resolve(goOn)
      }
      setQuestion({ names: broken.map(({ nombre }) => nombre), answer })
    })
  }, [])
  return useMemo(() => ({ question, agree }), [question, agree])
}
