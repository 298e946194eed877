import { useCallback, useMemo, useState } from 'react'
import type { Form } from '../../../domain/form/form'
import type { Publication } from '../../../domain/publication/finding'
import { checkPublication } from '../../../domain/publication/publication'
import { useTableColumns } from '../inspector/use-table-columns'
import { useEditor } from '../store/context'

/** What saving would make public, until somebody says yes or no. */
export interface PublishQuestion {
  title: string
  found: Publication
  answer: (goOn: boolean) => void
}

/**
 * The step of saving that checks a public form and asks before publishing one (EDIT-25): a form that nobody could send
 * is not saved as public.
 */
export function usePublishing() {
  const { isStored, user } = useEditor()
  const { columnsOf, keeps } = useTableColumns()
  const [question, setQuestion] = useState<PublishQuestion | null>(null)
  /** Whether the save makes a private form public. */
  const isPublishing = useCallback(
    (form: Form, saved: Form): boolean => form.opcionales.publico && !(isStored && saved.opcionales.publico),
    [isStored],
  )
  const agree = useCallback(
    async (form: Form, saved: Form): Promise<boolean> => {
      if (!form.opcionales.publico) return true
      const found = checkPublication(form, user, columnsOf, keeps(form, saved))
      if (found.blocking.length === 0 && !isPublishing(form, saved)) return true
      return new Promise((resolve) => {
        const answer = (goOn: boolean): void => {
          setQuestion(null)
          resolve(goOn)
        }
        setQuestion({ title: form.titulo, found, answer })
      })
    },
    [columnsOf, keeps, isPublishing, user],
  )
  return useMemo(() => ({ question, agree, isPublishing }), [question, agree, isPublishing])
}
