import { useQuery } from '@tanstack/react-query'
import { municipality } from '../../../data/staff/geography'
import { useEditor, useEditorState } from '../store/context'

/** Whether questions may ask for a video: the municipality of the form or the person must have it enabled (EDIT-11). */
export function useVideoEnabled(): boolean {
  const { user } = useEditor()
  const path = useEditorState(({ form }) => form.municipalityPath || user.municipalityPath)
  const own = user.videoHabilitado === true
  // Read once for a form, not for every question.
  const { data } = useQuery({
    queryKey: ['video-enabled', path],
    queryFn: async () => (await municipality(path)).videoHabilitado === true,
    enabled: !own && path !== '',
    staleTime: Infinity,
  })
  return own || data === true
}
