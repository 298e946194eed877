import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listAssignees } from '../../../data/staff/assignment'
import { isGroup } from '../../../domain/assignment/group'
import { useEditor, useEditorState } from '../store/context'

/**
 * Who can be given answers of the form, by username.
 * @param isAsked whether anybody needs them
 */
export function useAssigneeNames(isAsked = true): { names: ReadonlyMap<string, string>; isError: boolean } {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const formId = useEditorState(({ form }) => form.id)
  const { data, isError } = useQuery({
    queryKey: ['assignees', formId],
    queryFn: () => listAssignees(formId),
    enabled: isAsked && !readOnly && formId !== '',
  })
  const names = new Map(
    data?.people.map(({ username, name }) => [
      username,
      isGroup(username) ? t('states.sharing.group', { name }) : name,
    ]),
  )
  return { names, isError }
}
